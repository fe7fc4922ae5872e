extension ContentScan {
  mutating func string() throws(Fault) {
    position += 1
    let start = position
    var seen: UInt8 = 0
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw unexpected("an escape in a text") }
      seen |= byte
      position += 1
      if byte == UInt8(ascii: "\\") { try escape() }
    }
    guard next != nil else { throw unexpected("the quote that ends a text") }
    if seen >= 0x80, !isUTF8(start..<position) {
      position = start
      throw fault(.unreadable, "it is no JSON: a text is not in UTF-8")
    }
    position += 1
  }

  private mutating func escape() throws(Fault) {
    guard let byte = next, #""\/bfnrtu"#.utf8.contains(byte) else { throw unexpected("an escape") }
    position += 1
    guard byte == UInt8(ascii: "u") else { return }
    let unit = try hexadecimal()
    guard unit & 0xF800 == 0xD800 else { return }
    guard unit < 0xDC00, take("\\"), take("u"), try hexadecimal() & 0xFC00 == 0xDC00 else {
      throw unexpected("both halves of a surrogate pair")
    }
  }

  private mutating func hexadecimal() throws(Fault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next?.hexadecimal else { throw unexpected("four hexadecimal digits") }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  private func isUTF8(_ range: Range<Int>) -> Bool {
    var decoder = UTF8()
    var iterator = bytes[range].makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}
