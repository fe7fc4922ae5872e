public import AppLaunch

/// Imports a flag that says that the user has seen something, onboarding as a rule.
///
/// ```swift
/// SeenFlagImporter(key: "hasOnboarded", seen: flow)
/// ```
public struct SeenFlagImporter: EarlierUseImporter {
  /// The key, under which something is true.
  public var key: String

  /// What was seen, where it is.
  public var seen: [EarlierUse.Seen]

  /// Creates an importer.
  public init(key: String, seen: [EarlierUse.Seen]) {
    (self.key, self.seen) = (key, seen)
  }

  /// Creates an importer of a flag about all steps of onboarding but those that need the device: those
  /// belong to an install, which is not known here.
  public init(key: String, seen flow: OnboardingFlow) {
    let steps = flow.steps.filter { !$0.needsDevice }
    self.init(
      key: key,
      seen: steps.map {
        EarlierUse.Seen(
          EditionKey(flow.id, edition: $0.edition(on: ""), owner: flow.owner),
          in: .onboarding
        )
      }
    )
  }

  public func read(_ values: ImportedValues, into use: inout ImportedUse) {
    guard values.truth(key) else { return }
    use.isOfUnknownVersion = true
    use.use.seen += seen
  }
}
