extension JSONParser {
  mutating func parseString() throws(JSONError) -> String {
    position += 1
    let start = position
    let isASCII = skipPlain()
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      let text = bytes[start..<position]
      if !isASCII { try validate(text) }
      position += 1
      return String(decoding: UnsafeBufferPointer(rebasing: text), as: UTF8.self)
    }
    return try parseEscaped(from: start)
  }

  /// Moves to the next quote, backslash or control character; returns whether all before is ASCII.
  @inline(__always)
  private mutating func skipPlain() -> Bool {
    var seen: UInt8 = 0
    var index = position
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      seen |= byte
      index += 1
    }
    position = index
    return seen < 0x80
  }

  private mutating func parseEscaped(from first: Int) throws(JSONError) -> String {
    unescaped.removeAll(keepingCapacity: true)
    var start = first
    while true {
      let run = bytes[start..<position]
      try validate(run)
      unescaped.append(contentsOf: run)
      guard position < bytes.count else { throw unexpected("the quote that ends a string") }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: unescaped, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        try parseEscape()
      default:
        throw fault("A control character in a string must be written as an escape.")
      }
      start = position
      _ = skipPlain()
    }
  }

  private mutating func parseEscape() throws(JSONError) {
    guard position < bytes.count else { throw unexpected("an escape") }
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      unescaped.append(bytes[position])
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"):
      position += 1
      return try parseUnicodeEscape()
    default: throw unexpected("an escape")
    }
    position += 1
  }

  private mutating func parseUnicodeEscape() throws(JSONError) {
    var value = try parseHex()
    if (0xD800..<0xDC00).contains(value), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let low = try parseHex()
      guard (0xDC00..<0xE000).contains(low) else { throw loneSurrogate }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw loneSurrogate }
    unescaped.append(contentsOf: String(scalar).utf8)
  }

  private var loneSurrogate: JSONError {
    fault("An escape names one half of a surrogate pair without the other.")
  }

  private mutating func parseHex() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count, bytes[position].isASCIIAlphanumeric,
        let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue
      else { throw unexpected("four hexadecimal digits") }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  private func validate(_ text: Slice<UnsafeBufferPointer<UInt8>>) throws(JSONError) {
    var decoder = UTF8()
    var iterator = text.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return
      case .error: throw fault("The text is not valid UTF-8.", at: text.startIndex)
      }
    }
  }
}
