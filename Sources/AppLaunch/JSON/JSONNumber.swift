/// A JSON number, kept as it was written.
///
/// Two numbers are equal when their texts are: `1` and `1.0` differ, so that a field nobody
/// understands is written back unchanged (R47).
package struct JSONNumber: Hashable, Sendable {
  // A text has one storage only: whole numbers in plain form are never kept as text.
  private enum Storage: Hashable, Sendable {
    case whole(Int64)
    case text(String)
  }

  private let storage: Storage

  /// Creates a whole number.
  package init(_ value: Int64) {
    storage = .whole(value)
  }

  /// Creates a number that reads back as the same value, or nil for infinities and NaN.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    storage = .text(value.description)
  }

  /// Creates a number from text that the parser has checked and that is no plain whole number.
  init(checked text: String) {
    storage = .text(text)
  }

  /// The number as it was written.
  package var text: String {
    switch storage {
    case .whole(let value): String(value)
    case .text(let text): text
    }
  }

  /// The number as an integer, or nil if it is none or does not fit; `1.0` and `1e2` are integers.
  package var int: Int64? {
    switch storage {
    case .whole(let value): value
    case .text(let text): Self.exactInteger(text)
    }
  }

  /// The nearest binary number, or nil if the number is too large for any.
  package var double: Double? {
    switch storage {
    case .whole(let value): Double(value)
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  private static func exactInteger(_ text: String) -> Int64? {
    var digits: [UInt8] = []
    var shift: Int64 = 0
    var isNegative = false
    var isFraction = false
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        let exponent = text.utf8.dropFirst(index + 1)
        shift = shift.saturatingAdd(saturatingExponent(exponent))
        return assemble(digits, shift: shift, isNegative: isNegative)
      default:
        digits.append(byte - UInt8(ascii: "0"))
        if isFraction { shift -= 1 }
      }
    }
    return assemble(digits, shift: shift, isNegative: isNegative)
  }

  private static func saturatingExponent(_ bytes: Substring.UTF8View) -> Int64 {
    var value: Int64 = 0
    for byte in bytes where byte.isASCIIDigit {
      value = min(value * 10 + Int64(byte - UInt8(ascii: "0")), 1_000_000_000)
    }
    return bytes.first == UInt8(ascii: "-") ? -value : value
  }

  private static func assemble(_ all: [UInt8], shift: Int64, isNegative: Bool) -> Int64? {
    var digits = all.drop { $0 == 0 }
    guard !digits.isEmpty else { return 0 }
    var shift = shift
    while digits.last == 0 {
      digits.removeLast()
      shift += 1
    }
    guard shift >= 0, Int64(digits.count) + shift <= 19 else { return nil }
    digits.append(contentsOf: repeatElement(0, count: Int(shift)))
    var value: Int64 = 0
    for digit in digits {
      let (product, isLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = product.addingReportingOverflow(
        isNegative ? -Int64(digit) : Int64(digit)
      )
      if isLarge || isLarger { return nil }
      value = sum
    }
    return value
  }
}
