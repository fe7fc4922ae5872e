extension JSONParser {
  mutating func parseNumber() throws(JSONError) -> JSONNumber {
    let start = position
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let first = position
    var value: Int64 = 0
    while position < bytes.count, bytes[position].isASCIIDigit {
      value = value &* 10 &+ Int64(bytes[position] &- UInt8(ascii: "0"))
      position += 1
    }
    let count = position - first
    guard count > 0 else { throw unexpected("a digit") }
    guard count == 1 || bytes[first] != UInt8(ascii: "0") else {
      position = start
      throw fault("A number must not begin with a zero before other digits.")
    }
    let isWhole = try !parseFractionAndExponent()
    // 18 digits always fit; "-0" is kept as text.
    if isWhole, count <= 18, !(isNegative && value == 0) {
      return JSONNumber(isNegative ? -value : value)
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let value = Int64(text), value != 0 { return JSONNumber(value) }
    return JSONNumber(checked: text)
  }

  /// Returns whether there was either of them.
  private mutating func parseFractionAndExponent() throws(JSONError) -> Bool {
    var found = false
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      found = true
      position += 1
      try skipDigits()
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      found = true
      position += 1
      if position < bytes.count,
        bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
      {
        position += 1
      }
      try skipDigits()
    }
    return found
  }

  private mutating func skipDigits() throws(JSONError) {
    guard position < bytes.count, bytes[position].isASCIIDigit else { throw unexpected("a digit") }
    while position < bytes.count, bytes[position].isASCIIDigit { position += 1 }
  }
}
