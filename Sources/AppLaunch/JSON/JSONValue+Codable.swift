/// Through other coders a number keeps its value, not its spelling, and members are sorted by key.
extension JSONValue: Codable {
  private struct MemberKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    // Each wrong guess costs an error, so what is most frequent comes first.
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
      return
    }
    if let text = try? single.decode(String.self) {
      self = .string(text)
      return
    }
    if let container = try? decoder.container(keyedBy: MemberKey.self) {
      let keys = container.allKeys.sorted { $0.stringValue < $1.stringValue }
      self = .object(
        try keys.map { Member($0.stringValue, try container.decode(Self.self, forKey: $0)) }
      )
      return
    }
    if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !container.isAtEnd { elements.append(try container.decode(Self.self)) }
      self = .array(elements)
      return
    }
    if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? single.decode(Int64.self) {
      self = .number(JSONNumber(value))
    } else if let number = JSONNumber(try single.decode(Double.self)) {
      self = .number(number)
    } else {
      throw DecodingError.dataCorruptedError(
        in: single,
        debugDescription: "The number is infinite or none, which JSON cannot say."
      )
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: MemberKey.self)
      for member in members {
        try container.encode(member.value, forKey: MemberKey(stringValue: member.key))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      try value.encode(to: encoder)
    case .string(let text):
      try text.encode(to: encoder)
    case .number(let number):
      if let value = number.int {
        try value.encode(to: encoder)
      } else if let value = number.double {
        try value.encode(to: encoder)
      } else {
        throw EncodingError.invalidValue(
          number.text,
          .init(
            codingPath: encoder.codingPath,
            debugDescription: "The number \(number.text) is too large for this coder."
          )
        )
      }
    }
  }
}
