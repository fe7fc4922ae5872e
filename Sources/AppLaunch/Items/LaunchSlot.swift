/// The kind of item that decides its place: a name and a priority.
///
/// ```swift
/// extension LaunchSlot {
///   nonisolated static let consent = LaunchSlot("consent", priority: 50, mandatory: true)
/// }
/// ```
public struct LaunchSlot: Hashable, Sendable, Codable {
  /// The place: a lower number appears earlier. Compared first, since integers are cheap.
  public let priority: Int

  /// The name, by which policies and the record know the slot.
  public let name: String

  /// Whether only policies that name the slot apply to its items (R10): consent, forced updates.
  public let mandatory: Bool

  /// Creates a slot.
  ///
  /// One name has one priority in an app: an item whose slot contradicts an earlier one is refused
  /// with an event.
  @inlinable
  public init(_ name: String, priority: Int, mandatory: Bool = false) {
    self.priority = priority
    self.name = name
    self.mandatory = mandatory
  }
}

extension LaunchSlot {
  /// First steps of a new user (100).
  public static let onboarding = LaunchSlot("onboarding", priority: 100)

  /// What changed since the version the user had (200).
  public static let whatsNew = LaunchSlot("whatsNew", priority: 200)

  /// The request for a review (300).
  public static let reviewAsk = LaunchSlot("reviewAsk", priority: 300)

  /// An offer to buy (400).
  public static let paywall = LaunchSlot("paywall", priority: 400)

  /// Trial offers and other invitations (500).
  public static let followUp = LaunchSlot("followUp", priority: 500)

  /// Everything else (600).
  public static let other = LaunchSlot("other", priority: 600)

  /// The slots that come with the package, in order; the gaps are for apps.
  public static let builtIn: [LaunchSlot] = [
    .onboarding, .whatsNew, .reviewAsk, .paywall, .followUp, .other,
  ]
}

extension LaunchSlot: Comparable {
  /// Whether one slot stands before another: by priority, then by name (R2).
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.priority != rhs.priority ? lhs.priority < rhs.priority : lhs.name < rhs.name
  }
}

extension LaunchSlot: CustomStringConvertible {
  public var description: String { name }
}
