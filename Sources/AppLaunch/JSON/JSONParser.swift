/// The parser behind `JSONDocument`; it reads bytes in place and recurses once a level.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  var unescaped: [UInt8] = []
  private var levelsLeft: Int
  private let depth: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, depth: Int) {
    self.bytes = bytes
    self.depth = depth
    levelsLeft = depth
  }

  mutating func parseText() throws(JSONError) -> JSONNode {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw fault("The text begins with a byte order mark, which JSON does not allow.")
    }
    skipSpace()
    let root = try parseValue()
    skipSpace()
    if position < bytes.count {
      throw fault("There is more text after the end of the value.")
    }
    return root
  }

  private mutating func parseValue() throws(JSONError) -> JSONNode {
    guard position < bytes.count else { throw unexpected("a value") }
    let offset = position
    let kind: JSONNode.Kind
    switch bytes[position] {
    case UInt8(ascii: "\""): kind = .string(try parseString())
    case UInt8(ascii: "{"): kind = .object(try parseMembers())
    case UInt8(ascii: "["): kind = .array(try parseElements())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      kind = .number(try parseNumber())
    case UInt8(ascii: "t"): kind = try parse("true", as: .bool(true))
    case UInt8(ascii: "f"): kind = try parse("false", as: .bool(false))
    case UInt8(ascii: "n"): kind = try parse("null", as: .null)
    default: throw unexpected("a value")
    }
    return JSONNode(kind: kind, offset: offset)
  }

  private mutating func parse(
    _ word: StaticString,
    as kind: JSONNode.Kind
  ) throws(JSONError) -> JSONNode.Kind {
    let start = position
    for index in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count, bytes[position] == word.utf8Start[index] else {
        position = start
        throw unexpected("a value")
      }
      position += 1
    }
    return kind
  }

  private mutating func parseElements() throws(JSONError) -> [JSONNode] {
    try enter()
    var elements: [JSONNode] = []
    if !take(UInt8(ascii: "]")) {
      elements.reserveCapacity(4)
      repeat {
        skipSpace()
        do throws(JSONError) {
          elements.append(try parseValue())
        } catch {
          throw error.inside(.index(elements.count))
        }
        skipSpace()
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "]")) else { throw unexpected("\",\" or \"]\"") }
    }
    levelsLeft += 1
    return elements
  }

  private mutating func parseMembers() throws(JSONError) -> [JSONMember] {
    try enter()
    var members: [JSONMember] = []
    var keys = JSONKeySet()
    if !take(UInt8(ascii: "}")) {
      members.reserveCapacity(4)
      repeat {
        skipSpace()
        let keyOffset = position
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
          throw unexpected("a key in quotes")
        }
        let key = try parseString()
        do throws(JSONError) {
          guard keys.insert(key, after: members) else {
            throw fault("This key stands twice in its object.", at: keyOffset)
          }
          skipSpace()
          guard take(UInt8(ascii: ":")) else { throw unexpected("\":\" after the key") }
          skipSpace()
          members.append(JSONMember(key: key, keyOffset: keyOffset, value: try parseValue()))
        } catch {
          throw error.inside(.key(key))
        }
        skipSpace()
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "}")) else { throw unexpected("\",\" or \"}\"") }
    }
    levelsLeft += 1
    return members
  }

  private mutating func enter() throws(JSONError) {
    guard levelsLeft > 0 else {
      throw fault("The text is nested too deep; at most \(depth) levels are allowed.")
    }
    levelsLeft -= 1
    position += 1
    skipSpace()
  }

  @inline(__always)
  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  @inline(__always)
  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default:
        return
      }
    }
  }
}
