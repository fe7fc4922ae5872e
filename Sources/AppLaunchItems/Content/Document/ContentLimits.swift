/// How much content may have. Lengths are counted as JSON Schema does, in Unicode scalars.
enum ContentLimits {
  /// The bytes of a document.
  static let bytes = 16_000_000

  /// How deep it is nested.
  static let depth = 32

  /// The length of a name.
  static let name = 200

  /// The length of a text.
  static let text = 10_000

  /// The runs of a text.
  static let runs = 1_000

  /// The features of a version.
  static let features = 100

  /// The versions of a document.
  static let contents = 1_000
}

extension String {
  /// Whether it has no more Unicode scalars than are allowed.
  func isWithin(_ limit: Int) -> Bool {
    utf8.count <= limit || utf8.count <= limit * 4 && unicodeScalars.count <= limit
  }
}
