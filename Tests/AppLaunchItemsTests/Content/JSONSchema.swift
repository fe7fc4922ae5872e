import Foundation

/// As much of JSON Schema as the package's own schema uses.
struct JSONSchema {
  let root: [String: Any]

  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  func accepts(_ data: Data) throws -> Bool {
    accepts(try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed), root)
  }

  /// All keys of all objects that it describes.
  var keys: Set<String> {
    func keys(_ any: Any) -> Set<String> {
      if let list = any as? [Any] { return list.reduce(into: []) { $0.formUnion(keys($1)) } }
      guard let object = any as? [String: Any] else { return [] }
      let own = (object["properties"] as? [String: Any]).map { Set($0.keys) } ?? []
      return object.values.reduce(into: own) { $0.formUnion(keys($1)) }
    }
    return keys(root)
  }

  private func accepts(_ value: Any, _ schema: [String: Any]) -> Bool {
    if let name = schema["$ref"] as? String {
      let definitions = root["$defs"] as? [String: Any]
      guard let definition = definitions?[name.replacing("#/$defs/", with: "")] as? [String: Any]
      else { return false }
      return accepts(value, definition)
    }
    if let constant = schema["const"] as? NSObject {
      guard !isBool(value), constant.isEqual(value) else { return false }
    }
    if let choices = schema["oneOf"] as? [[String: Any]] {
      guard choices.filter({ accepts(value, $0) }).count == 1 else { return false }
    }
    if let words = schema["enum"] as? [String] {
      guard let word = value as? String, words.contains(word) else { return false }
    }
    if let required = schema["required"] as? [String] {
      guard let object = value as? [String: Any], required.allSatisfy({ object[$0] != nil }) else {
        return false
      }
    }
    for (key, others) in schema["dependentRequired"] as? [String: [String]] ?? [:] {
      guard let object = value as? [String: Any] else { return false }
      guard object[key] == nil || others.allSatisfy({ object[$0] != nil }) else { return false }
    }
    switch schema["type"] as? String {
    case "string": return acceptsText(value, schema)
    case "number", "integer": return acceptsNumber(value, schema)
    case "boolean": return isBool(value)
    case "array":
      guard let list = value as? [Any] else { return false }
      let items = schema["items"] as? [String: Any] ?? [:]
      return list.count <= schema["maxItems"] as? Int ?? .max
        && list.allSatisfy { accepts($0, items) }
    case "object":
      guard let object = value as? [String: Any] else { return false }
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      return object.allSatisfy { key, value in properties[key].map { accepts(value, $0) } ?? false }
    default: return true
    }
  }

  private func acceptsText(_ value: Any, _ schema: [String: Any]) -> Bool {
    let (low, high) = (schema["minLength"] as? Int ?? 0, schema["maxLength"] as? Int ?? .max)
    guard let text = value as? String, (low...high).contains(text.unicodeScalars.count) else {
      return false
    }
    guard let pattern = schema["pattern"] as? String else { return true }
    // The whole of it: here, `$` would match in front of a line break at the end as well.
    return text.range(of: pattern, options: .regularExpression) == text.startIndex..<text.endIndex
  }

  private func acceptsNumber(_ value: Any, _ schema: [String: Any]) -> Bool {
    guard !isBool(value), let number = value as? NSNumber else { return false }
    let (low, high) = (schema["minimum"] as? Double, schema["maximum"] as? Double)
    let isWhole = number.doubleValue.rounded() == number.doubleValue
    guard schema["type"] as? String == "number" || isWhole else { return false }
    return low.map { number.doubleValue >= $0 } ?? true
      && high.map { number.doubleValue <= $0 } ?? true
  }

  private func isBool(_ value: Any) -> Bool {
    "\(Swift.type(of: value))".contains("Bool") || (value as? NSNumber)?.objCType.pointee == 99
  }
}
