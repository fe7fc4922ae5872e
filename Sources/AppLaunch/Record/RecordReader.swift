/// Reads a record from JSON strictly: what no record can say is an error that names its place.
///
/// Members are taken in the order in which they stand, since a look-up of each would cost most of the
/// time.
struct RecordReader {
  let document: JSONDocument
  let schema: RecordSchema
  private let unknownFields: LaunchRecord.UnknownFields

  /// The number of the record's last entry: no stamp can have a higher one.
  var lastOrder = 0

  /// The version read last; neighbours mostly have the same.
  private var version: AppVersion?

  init(
    _ document: JSONDocument,
    schema: RecordSchema,
    unknownFields: LaunchRecord.UnknownFields
  ) {
    self.document = document
    self.schema = schema
    self.unknownFields = unknownFields
  }

  /// Returns the schema of the record at a place, before anything else of it is looked at.
  ///
  /// A newer schema may be written in another way, so a plain number is one too.
  static func schema(_ reader: JSONReader) throws(JSONError) -> RecordSchema {
    let field = try reader.object.required("schema")
    if case .number(let number) = field.node.kind, let later = RecordSchema(later: number.text) {
      return later
    }
    let text = try field.string
    if let later = RecordSchema(later: text) { return later }
    guard let schema = RecordSchema(text), schema.major > 0 else {
      throw field.error("The text \(text.quoted) is not a schema such as \"1.0\".")
    }
    return schema
  }
}

/// Values of one type.
extension RecordReader {
  func at(_ node: JSONNode) -> JSONReader { JSONReader(document, at: node) }

  func members(_ node: JSONNode) throws(JSONError) -> [JSONMember] {
    guard case .object(let members) = node.kind else { throw at(node).mismatch("an object") }
    return members
  }

  func elements(_ node: JSONNode) throws(JSONError) -> [JSONNode] {
    guard case .array(let elements) = node.kind else { throw at(node).mismatch("an array") }
    return elements
  }

  func string(_ node: JSONNode) throws(JSONError) -> String {
    guard case .string(let text) = node.kind else { throw at(node).mismatch("a string") }
    return text
  }

  func bool(_ node: JSONNode) throws(JSONError) -> Bool {
    guard case .bool(let value) = node.kind else { throw at(node).mismatch("a boolean") }
    return value
  }

  func count(_ node: JSONNode) throws(JSONError) -> Int { try at(node).int(in: 0...) }

  /// Returns the number of a launch, which an app may choose freely.
  func launch(_ node: JSONNode) throws(JSONError) -> Int { try at(node).int(in: .min ... .max) }

  func strings(_ node: JSONNode) throws(JSONError) -> [String] {
    var strings: [String] = []
    for element in try elements(node) { strings.append(try string(element)) }
    return strings
  }

  func stamp(_ node: JSONNode) throws(JSONError) -> Stamp {
    let text = try string(node)
    guard let stamp = Stamp(text) else {
      throw at(node).error(
        "The text \(text.quoted) is not a stamp such as 2026-03-02T09:00:00Z#12."
      )
    }
    guard stamp.order > 0, stamp.order <= lastOrder else {
      throw at(node).error(
        "The order number \(stamp.order) is out of range; the record's last is \(lastOrder)."
      )
    }
    return stamp
  }

  func stamps(_ node: JSONNode) throws(JSONError) -> [Stamp] {
    var stamps: [Stamp] = []
    for element in try elements(node) { stamps.append(try stamp(element)) }
    return stamps
  }

  mutating func version(_ node: JSONNode) throws(JSONError) -> AppVersion {
    let text = try string(node)
    if let version, version.rawValue == text { return version }
    let version = try at(node).version
    self.version = version
    return version
  }

  func choice<T>(
    _ node: JSONNode,
    of type: T.Type = T.self
  ) throws(JSONError) -> T where T: RawRepresentable<String> & CaseIterable {
    try at(node).choice(of: type)
  }

  func dictionary<Value>(
    _ node: JSONNode,
    _ read: (JSONNode) throws(JSONError) -> Value
  ) throws(JSONError) -> [String: Value] {
    let members = try members(node)
    var values: [String: Value] = [:]
    values.reserveCapacity(members.count)
    for member in members { values[member.key] = try read(member.value) }
    return values
  }
}

/// Fields.
extension RecordReader {
  /// Keeps a field that no known schema has, or refuses it.
  func keep(
    _ member: JSONMember,
    in unknown: inout [JSONValue.Member]
  ) throws(JSONError) {
    if unknownFields == .refused, schema <= .current {
      throw document.error("The key \(member.key.quoted) is not known here.", at: member.keyOffset)
    }
    unknown.append(JSONValue.Member(member.key, JSONValue(member.value)))
  }

  /// Returns a field that must not be left out.
  func required<Value>(
    _ value: Value?,
    _ key: String,
    in node: JSONNode
  ) throws(JSONError) -> Value {
    guard let value else { throw at(node).error("The key \(key.quoted) is missing.") }
    return value
  }
}
