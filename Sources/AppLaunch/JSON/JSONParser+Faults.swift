extension JSONParser {
  func fault(_ message: String, at offset: Int? = nil) -> JSONError {
    let line = JSONDocument.line(of: offset ?? position, in: bytes)
    return JSONError(message: message, path: .root, line: line)
  }

  func unexpected(_ expected: String) -> JSONError {
    fault("Expected \(expected), found \(found).")
  }

  private var found: String {
    guard position < bytes.count else { return "the end of the text" }
    let byte = bytes[position]
    guard byte > 0x20, byte < 0x7F else {
      return "the byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
    }
    let rest = bytes[position...]
    let word = rest.prefix(20).prefix { $0.isASCIIAlphanumeric }
    return "\"\(String(decoding: word.isEmpty ? rest.prefix(1) : word, as: UTF8.self))\""
  }
}
