extension Stamp: LosslessStringConvertible {
  /// Reads what `description` writes, with any time that ``LaunchTime/init(iso8601:)`` reads.
  public init?(_ description: String) {
    var description = description
    guard let stamp = description.withUTF8(Self.init(text:)) else { return nil }
    self = stamp
  }

  private init?(text: UnsafeBufferPointer<UInt8>) {
    guard let mark = text.lastIndex(of: UInt8(ascii: "#")),
      let order = Self.number(text[(mark + 1)...])
    else { return nil }
    let time = text[..<mark]
    guard
      let time = LaunchTime(canonical: time)
        ?? LaunchTime(iso8601: String(decoding: time, as: UTF8.self))
    else { return nil }
    self.init(time, order: order)
  }

  /// Returns the number that plain digits write, without a sign or zeros in front.
  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard (1...19).contains(digits.count), digits.allSatisfy(\.isASCIIDigit),
      digits.count == 1 || digits.first != UInt8(ascii: "0")
    else { return nil }
    var value = 0
    for digit in digits {
      let (product, isLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = product.addingReportingOverflow(Int(digit &- UInt8(ascii: "0")))
      if isLarge || isLarger { return nil }
      value = sum
    }
    return value
  }

  /// The time and the order number: `2026-03-02T09:00:00Z#12`.
  public var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the description.
  func append(to bytes: inout [UInt8]) {
    time.append(to: &bytes)
    bytes.append(UInt8(ascii: "#"))
    bytes.append(contentsOf: String(order).utf8)
  }
}
