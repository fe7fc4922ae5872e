/// A walk over the text of a document before anything is decoded: that it is JSON as RFC 8259 has it, no
/// deeper than is ever read, and has no key twice in one object.
///
/// It takes time in proportion to the text, and as many calls as there are levels.
struct ContentScan {
  typealias Fault = WhatsNewDocumentError

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  var path = ContentPath()

  /// The place whose line is looked for, with what was found.
  private let target: ContentPath?
  private var found: Int?

  private init(_ bytes: UnsafeBufferPointer<UInt8>, target: ContentPath? = nil) {
    (self.bytes, self.target) = (bytes, target)
  }

  /// Throws what is wrong with a text.
  static func check(_ text: [UInt8]) throws(Fault) {
    try text.withUnsafeBufferPointer { (bytes) throws(Fault) in
      var scan = ContentScan(bytes)
      try scan.walk()
    }
  }

  /// Returns the line of the value at a place, counted from 1, or nil where there is none.
  static func line(of place: ContentPath, in text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { bytes in
      var scan = ContentScan(bytes, target: place)
      try? scan.walk()
      return scan.found
    }
  }

  private mutating func walk() throws(Fault) {
    skipBlanks()
    try value()
    skipBlanks()
    guard position == bytes.count else { throw unexpected("the end") }
  }

  private mutating func value() throws(Fault) {
    if path == target { found = line }
    switch next {
    case UInt8(ascii: "{"): try members()
    case UInt8(ascii: "["): try elements()
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
  }

  private mutating func elements() throws(Fault) {
    try enter(.index(0))
    var count = 0
    if !take("]") {
      repeat {
        path.steps[path.steps.count - 1] = .index(count)
        skipBlanks()
        try value()
        skipBlanks()
        count += 1
      } while take(",")
      guard take("]") else { throw unexpected("a comma or the end of the list") }
    }
    path.steps.removeLast()
  }

  private mutating func members() throws(Fault) {
    try enter(.key(""))
    var keys: Set<String> = []
    if !take("}") {
      repeat {
        skipBlanks()
        let key = try key()
        path.steps[path.steps.count - 1] = .key(key)
        guard keys.insert(key).inserted else { throw fault(.invalid, "this key stands twice") }
        skipBlanks()
        guard take(":") else { throw unexpected("a colon") }
        skipBlanks()
        try value()
        skipBlanks()
      } while take(",")
      guard take("}") else { throw unexpected("a comma or the end of the object") }
    }
    path.steps.removeLast()
  }

  private mutating func enter(_ step: ContentPath.Step) throws(Fault) {
    guard path.steps.count < ContentLimits.depth else {
      path = ContentPath()
      throw fault(.tooLarge, "it is nested deeper than \(ContentLimits.depth) levels")
    }
    path.steps.append(step)
    position += 1
    skipBlanks()
  }

  /// Two spellings of a key would be one key to a decoder, so that none is written with an escape.
  private mutating func key() throws(Fault) -> String {
    guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
    let start = position + 1
    try string()
    let text = bytes[start..<position - 1]
    guard !text.contains(UInt8(ascii: "\\")) else {
      throw fault(.invalid, "a key has an escape, and is to be written without")
    }
    return String(decoding: UnsafeBufferPointer(rebasing: text), as: UTF8.self)
  }
}

extension ContentScan {
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == scalar.value else { return false }
    position += 1
    return true
  }

  mutating func skipBlanks() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { position += 1 }
  }

  var line: Int { 1 + bytes[..<position].count { $0 == 0x0A } }

  func unexpected(_ expected: String) -> Fault {
    let found =
      switch next {
      case nil: "the end"
      case let byte? where (0x21...0x7E).contains(byte):
        "\"\(Character(Unicode.Scalar(byte)))\""
      case let byte?:
        "the byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    return fault(.unreadable, "it is no JSON: expected \(expected), found \(found)")
  }

  func fault(_ code: Fault.Code, _ reason: String) -> Fault {
    Fault(code, at: path.description, line: line, reason: reason)
  }
}
