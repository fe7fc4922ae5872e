extension ContentScan {
  /// A number has at most 100 digits, and an exponent of at most 200: each then is a finite `Double`.
  mutating func number() throws(Fault) {
    let start = position
    _ = take("-")
    guard let first = next, (0x30...0x39).contains(first) else {
      position = start
      throw unexpected("a value")
    }
    if first == UInt8(ascii: "0") { position += 1 } else { _ = try digits() }
    if take(".") { _ = try digits() }
    var exponent: Int? = 0
    let isSmall = position - start <= 102
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      let range = try digits()
      exponent = Int(String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self))
    }
    guard isSmall, let exponent, exponent <= 200 else {
      position = start
      throw fault(.invalid, "the number is larger or smaller than any that is read")
    }
  }

  private mutating func digits() throws(Fault) -> Range<Int> {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    guard position > start else { throw unexpected("a digit") }
    return start..<position
  }

  mutating func word(_ word: StaticString) throws(Fault) {
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else { throw unexpected("a value") }
      position += 1
    }
  }
}
