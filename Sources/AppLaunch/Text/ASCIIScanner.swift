/// A position in an ASCII text that moves on over what it recognises.
struct ASCIIScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether everything has been read.
  var isAtEnd: Bool { position == bytes.count }

  /// The next byte, or nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Moves over a character if it comes next; returns whether it does.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == character.value else { return false }
    position += 1
    return true
  }

  /// Moves over the bytes that meet a condition and returns them.
  mutating func takeAll(where condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let rest = bytes[position...].prefix(while: condition)
    position = rest.endIndex
    return rest
  }

  /// Moves over so many digits and returns their value, or nil if there are fewer.
  mutating func digits(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let next, next.isASCIIDigit else { return nil }
      value = value * 10 + Int(next - UInt8(ascii: "0"))
      position += 1
    }
    return value
  }

  /// Moves over all digits and returns their value, or nil if there is none or it does not fit.
  mutating func number() -> Int64? {
    let digits = takeAll { $0.isASCIIDigit }
    guard !digits.isEmpty else { return nil }
    var value: Int64 = 0
    for digit in digits {
      let (product, isLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = product.addingReportingOverflow(Int64(digit - UInt8(ascii: "0")))
      if isLarge || isLarger { return nil }
      value = sum
    }
    return value
  }

  /// Moves over one to nine digits of a fraction and returns whole milliseconds, cut off.
  mutating func fraction() -> Int64? {
    let digits = takeAll { $0.isASCIIDigit }
    guard (1...9).contains(digits.count) else { return nil }
    let padded = Array(digits.prefix(3)) + repeatElement(UInt8(ascii: "0"), count: 3)
    return padded.prefix(3).reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }
}
