import AppLaunch

extension JSONReader {
  /// The name here, which is not empty.
  var name: String {
    get throws(JSONError) {
      let text = try string
      guard !text.isEmpty else { throw error("A name must not be empty.") }
      return text
    }
  }

  /// The names of the array here, none of them empty.
  var names: [String] {
    get throws(JSONError) { try map { (element) throws(JSONError) in try element.name } }
  }

  /// The duration here, which is not negative.
  var span: LaunchDuration {
    get throws(JSONError) {
      let duration = try duration
      guard duration >= .zero else {
        throw error("The duration \(duration) is negative; here it must not be.")
      }
      return duration
    }
  }

  /// The string here, or nil for anything else; unlike ``string`` it makes no error, which takes time in
  /// a long text.
  var text: String? {
    if case .string(let text) = node.kind { text } else { nil }
  }

  /// The elements of the array here, or none for anything else.
  var elements: [JSONReader] {
    guard case .array = node.kind, let elements = try? array else { return [] }
    return elements
  }

  /// Reads the `true` that a step without a value has.
  func confirmed() throws(JSONError) {
    guard try bool else { throw error("This must be true.") }
  }

  /// The place itself, or nil for `null`.
  var unlessNull: JSONReader? { isNull ? nil : self }

  /// The booleans of an object, by key.
  var flags: [String: Bool] {
    get throws(JSONError) {
      var flags: [String: Bool] = [:]
      for (key, value) in try object.members {
        guard !key.isEmpty else { throw value.error("A name must not be empty.") }
        flags[key] = try value.bool
      }
      return flags
    }
  }
}
