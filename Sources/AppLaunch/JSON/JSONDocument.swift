/// A JSON text that has been read, with what it takes to name places in it.
///
/// ```swift
/// let document = try JSONDocument.parse(#"{"version": "1.2"}"#.utf8)
/// let version = try JSONReader(document).object(allowing: ["version"]).required("version").string
/// ```
package struct JSONDocument: Sendable {
  // One reference, so that readers are cheap to pass on.
  private final class Storage: Sendable {
    let root: JSONNode
    let source: [UInt8]

    init(root: JSONNode, source: [UInt8]) {
      self.root = root
      self.source = source
    }
  }

  private let storage: Storage

  /// The outermost value.
  package var root: JSONNode { storage.root }

  /// Reads a text strictly, as RFC 8259 has it, with each key once in its object.
  ///
  /// Keys are compared as Swift compares strings, so two spellings of one accented letter are one
  /// key.
  package static func parse(
    _ bytes: some Collection<UInt8>,
    limits: JSONLimits = .standard
  ) throws(JSONError) -> JSONDocument {
    let count = bytes.count
    guard count <= limits.bytes else {
      let message = "The text has \(count) bytes; at most \(limits.bytes) are allowed."
      throw JSONError(message: message, path: .root, line: 1)
    }
    let source = Array(bytes)
    let root = try source.withUnsafeBufferPointer { (buffer) throws(JSONError) -> JSONNode in
      var parser = JSONParser(buffer, depth: limits.depth)
      return try parser.parseText()
    }
    return JSONDocument(storage: Storage(root: root, source: source))
  }

  /// Returns the line of a byte, counted from 1; lines end as on any platform.
  package func line(at offset: Int) -> Int {
    storage.source.withUnsafeBufferPointer { Self.line(of: offset, in: $0) }
  }

  /// Returns where the lines begin, which takes one walk over the text.
  package func lines() -> JSONLines {
    storage.source.withUnsafeBufferPointer { JSONLines($0) }
  }

  /// Returns the path of the value or key that stands at a byte or around it.
  package func path(at offset: Int) -> JSONPath {
    var components: [JSONPath.Component] = []
    var node = root
    while true {
      switch node.kind {
      case .array(let elements):
        guard let index = elements.lastIndex(where: { $0.offset <= offset }) else { break }
        components.append(.index(index))
        node = elements[index]
        continue
      case .object(let members):
        guard let member = members.last(where: { $0.keyOffset <= offset }) else { break }
        components.append(.key(member.key))
        node = member.value
        continue
      default:
        break
      }
      return JSONPath(components)
    }
  }

  /// Returns an error at a byte of the text.
  package func error(_ message: String, at offset: Int) -> JSONError {
    JSONError(message: message, path: path(at: offset), line: line(at: offset))
  }

  static func line(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var line = 1
    for index in 0..<min(offset, bytes.count) {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n")) {
        line += 1
      }
    }
    return line
  }
}
