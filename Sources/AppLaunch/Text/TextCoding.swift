// Values that are coded as their text, such as times and versions.

extension Decoder {
  /// Returns the value of a text, or throws an error that says what the text should have been.
  func value<T>(_ what: String, from parse: (String) -> T?) throws -> T {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = parse(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\(text.quoted) is not \(what)."
      )
    }
    return value
  }
}
