/// The types of policy that documents may name (R16).
///
/// ```swift
/// let registry = PolicyRegistry.shipped.adding(MinimumNotes.self)
/// let pipeline = try LaunchPipeline(document: bytes, registry: registry)
/// ```
public struct PolicyRegistry: Sendable {
  private var types: [String: any DocumentedPolicy.Type] = [:]

  /// Creates a registry that knows no type at all.
  public init() {}

  /// Makes a type known under its own word.
  ///
  /// - Precondition: No other type has the word.
  public mutating func register(_ type: (some DocumentedPolicy).Type) {
    let word = type.documentType
    let isFree = types[word].map { $0 == type } ?? true
    precondition(isFree, "Two types of policy have the word \(word.quoted) for documents.")
    types[word] = type
  }

  /// Returns the registry with one more type.
  public func adding(_ type: (some DocumentedPolicy).Type) -> Self {
    var registry = self
    registry.register(type)
    return registry
  }

  /// The words that are known, sorted.
  public var words: [String] { types.keys.sorted() }

  /// The own keys of the type with a word, or none for a word that is not known.
  package func keys(of word: String) -> [String] { types[word]?.documentKeys ?? [] }

  /// What is wrong with a word that is not known, and what to try.
  func problem(ofUnknown word: String) -> String {
    let problem = word.notKnown("type", among: words)
    guard words == Self.shipped.words, words.nearest(to: word) == nil else { return problem }
    return problem + " The limits of review asks need the registry .withItems of AppLaunchItems."
  }

  func type(named word: String) -> (any DocumentedPolicy.Type)? { types[word] }
}

extension PolicyRegistry {
  /// The types that come with this module; AppLaunchItems has a registry with the limits of review asks
  /// as well, `withItems`.
  public static let shipped: PolicyRegistry = {
    var registry = PolicyRegistry()
    registry.register(DropAfter.self)
    registry.register(HoldAfter.self)
    registry.register(ShowLimit.self)
    registry.register(OnePerLaunch.self)
    registry.register(FrequencyCap.self)
    registry.register(DailyCap.self)
    registry.register(Cooldown.self)
    registry.register(Once.self)
    registry.register(MinimumLaunches.self)
    registry.register(MinimumDays.self)
    registry.register(MinimumEvents.self)
    registry.register(VersionRange.self)
    registry.register(DateRange.self)
    registry.register(HourRange.self)
    registry.register(LaunchKinds.self)
    registry.register(Triggers.self)
    registry.register(Quiet.self)
    registry.register(Requires.self)
    registry.register(RequiresFact.self)
    registry.register(RequiresFlag.self)
    registry.register(AwaitMoment.self)
    registry.register(Rollout.self)
    registry.register(CleanExit.self)
    registry.register(CrashLoop.self)
    return registry
  }()
}
