public import AppLaunch

/// Onboarding as a registry of steps: who has seen some of them sees the others, once.
///
/// ```swift
/// let flow = OnboardingFlow(steps: [OnboardingStep("hello"), OnboardingStep("location")])
/// let answer = flow.answer(in: context)
/// ```
public struct OnboardingFlow: Sendable {
  /// The item's name.
  public var id: LaunchItemID

  /// The steps, in order.
  public var steps: [OnboardingStep]

  /// Whether an existing user, whose record begins now, sees the steps too (R20).
  public var showsToExistingUsers: Bool

  /// Whose entry it is.
  public var owner: LaunchOwner

  /// Creates a flow; without steps it has one, which bears the item's name.
  public init(
    id: LaunchItemID = "onboarding",
    steps: [OnboardingStep] = [],
    showsToExistingUsers: Bool = false,
    owner: LaunchOwner = .install
  ) {
    self.id = id
    self.steps = steps.isEmpty ? [OnboardingStep(id.rawValue)] : steps
    self.showsToExistingUsers = showsToExistingUsers
    self.owner = owner
  }

  /// Returns the editions that count as settled for an existing user (R20).
  public func adoptions(on installID: String) -> [LaunchContext.Adoption] {
    guard !showsToExistingUsers else { return [] }
    return steps.map { step in
      let key = EditionKey(id, edition: step.edition(on: installID), owner: owner)
      return LaunchContext.Adoption(key, slot: .onboarding)
    }
  }

  /// Returns the flow with those steps that there are for this user, such as the one that asks for a
  /// permission as long as it can be asked for; a step that is left out is not settled.
  public func keeping(_ isKept: (OnboardingStep) throws -> Bool) rethrows -> OnboardingFlow {
    var flow = self
    flow.steps = try steps.filter(isKept)
    return flow
  }

  /// Returns the steps that were not seen yet; all where testers show the item (R27).
  public func due(in context: ProviderContext) -> [OnboardingStep] {
    if context.shows == id { return steps }
    let item = context.record.item(id, owner: owner)
    return steps.filter { $0.settlement(in: context, of: item) == nil }
  }

  /// Returns one item with the steps that are due, or a decline that says why none is.
  public func answer(in context: ProviderContext) -> ProviderAnswer<OnboardingItem> {
    let due = due(in: context)
    guard due.isEmpty else {
      let editions = due.map { $0.edition(on: context.record.installID) }
      return ProviderAnswer(
        offers: [OnboardingItem(id: id, steps: due, editions: editions, owner: owner)]
      )
    }
    let item = context.record.item(id, owner: owner)
    let settlements = steps.compactMap { $0.settlement(in: context, of: item) }
    let last = settlements.filter { $0.how != .adopted }.max { $0.at.order < $1.at.order }
    let reason =
      (last ?? settlements.first).map { LaunchDecline.Reason($0) }
      ?? .notEligible("no step is for this user")
    return ProviderAnswer(declines: [LaunchDecline(id, reason, owner: owner)])
  }
}
