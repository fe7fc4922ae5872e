/// The words that stand for several policies in a document.
package enum PolicyPreset: String, CaseIterable {
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
  /// Replaces the policies of a preset, as they are written, by its word, where most are there: of
  /// two presets, that of which more are there.
  ///
  /// What is compared is what the document says, so a word never stands for anything else.
  static func abbreviated(_ values: [JSONValue]) throws(PolicyDocumentError) -> [JSONValue] {
    var best = (found: 0, values: values)
    for preset in allCases {
      let short = try preset.abbreviation(of: values)
      if short.found > best.found { best = short }
    }
    return best.values
  }

  /// Returns the shorter values, and for how many of them the word stands.
  private func abbreviation(
    of values: [JSONValue]
  ) throws(PolicyDocumentError) -> (found: Int, values: [JSONValue]) {
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
      return (0, values)
    }
    return (found.count, [word(without: Set(missing).sorted())] + rest)
  }

  private func word(without names: [String]) -> JSONValue {
    guard !names.isEmpty else { return .string(rawValue) }
    let without = JSONValue.array(names.map { .string($0) })
    return .object([.init(rawValue, .object([.init("without", without)]))])
  }
}
