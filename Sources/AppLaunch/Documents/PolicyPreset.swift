/// The words that stand for several policies in a document.
enum PolicyPreset: String, CaseIterable {
  case standard, calm

  /// The policies.
  var rules: LaunchPipeline {
    switch self {
    case .standard: Standard().rules
    case .calm: Calm().rules
    }
  }
}

extension PolicyPreset {
  /// Replaces the preset's policies, as they are written, by its word; leaves them where most are
  /// missing.
  ///
  /// What is compared is what the document says, so the word never stands for anything else.
  ///
  /// - Returns: Whether it did.
  func abbreviate(_ values: inout [JSONValue]) throws(PolicyDocumentError) -> Bool {
    var rest = values
    var found: [String] = []
    var missing: [String] = []
    for entry in rules.entries {
      if let index = rest.firstIndex(of: try entry.written()) {
        rest.remove(at: index)
        found.append(entry.name)
      } else {
        missing.append(entry.name)
      }
    }
    guard found.count > missing.count, !missing.contains(where: found.contains) else {
      return false
    }
    let without = JSONValue.array(Set(missing).sorted().map { .string($0) })
    let word: JSONValue =
      missing.isEmpty
      ? .string(rawValue)
      : .object([.init(rawValue, .object([.init("without", without)]))])
    values = [word] + rest
    return true
  }
}
