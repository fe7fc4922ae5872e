extension [UInt8] {
  /// Appends the inside of a JSON string.
  ///
  /// Besides what JSON demands, all other control characters and the line separators U+2028 and
  /// U+2029 are escaped, so that no terminal and no script reads them as anything but text.
  mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        let length = Self.escapedLength(in: utf8, at: index)
        if length > 0 {
          append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
          appendEscape(of: utf8[index..<index + length])
          start = index + length
        }
        index += length > 0 ? length : 1
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
  }

  /// Returns the number of bytes of the character to escape here, or 0 if it may stand as it is.
  @inline(__always)
  private static func escapedLength(in utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch utf8[index] {
    case 0x00..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: 1
    case 0xC2 where utf8[index + 1] < 0xA0: 2
    case 0xE2 where utf8[index + 1] == 0x80 && utf8[index + 2] & 0xFE == 0xA8: 3
    default: 0
    }
  }

  private mutating func appendEscape(of scalar: Slice<UnsafeBufferPointer<UInt8>>) {
    append(UInt8(ascii: "\\"))
    let first = scalar[scalar.startIndex]
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(first)
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    default:
      let value = String(decoding: scalar, as: UTF8.self).unicodeScalars.first?.value ?? 0
      let hex = String(value, radix: 16)
      append(contentsOf: "u\(String(repeating: "0", count: 4 - hex.count))\(hex)".utf8)
    }
  }
}
