import Testing

/// An argument of a test of which logs show the beginning alone, however long it is.
struct Shortened<Value: Sendable>: Sendable, CustomTestStringConvertible {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  var testDescription: String {
    let text = String(reflecting: value)
    return text.utf8.count <= 400 ? text : "\(text.prefix(60))... of \(text.utf8.count) bytes"
  }
}
