/// Why a step makes no sense in the state in which it comes.
struct SenselessStep: Error {
  /// The reason, as a sentence.
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
