import AppLaunch

/// A JSON object under construction, in the order in which keys are set; nil sets nothing.
struct JSONObject {
  private var members: [JSONValue.Member] = []

  /// The object.
  var value: JSONValue { .object(members) }

  subscript(key: String) -> JSONValue? {
    get { value[key] }
    set { if let newValue { members.append(.init(key, newValue)) } }
  }

  /// Adds an array, unless it is empty.
  mutating func add(_ key: String, _ elements: [JSONValue]) {
    if !elements.isEmpty { self[key] = .array(elements) }
  }

  /// Adds an object with sorted keys, unless it is empty.
  mutating func add(_ key: String, _ members: [String: JSONValue]) {
    if !members.isEmpty { self[key] = .sorted(members) }
  }
}

extension JSONValue {
  /// Returns an object with sorted keys.
  static func sorted(_ members: [String: JSONValue]) -> JSONValue {
    .object(members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
  }

  /// Returns an object with the names of items as sorted keys.
  static func sorted(_ members: [LaunchItemID: JSONValue]) -> JSONValue {
    .object(members.sorted { $0.key < $1.key }.map { Member($0.key.rawValue, $0.value) })
  }

  /// Returns an array of names of items.
  static func ids(_ ids: [LaunchItemID]) -> JSONValue { .array(ids.map { .string($0.rawValue) }) }

  /// Returns an array of strings.
  static func strings(_ strings: [String]) -> JSONValue { .array(strings.map { .string($0) }) }
}
