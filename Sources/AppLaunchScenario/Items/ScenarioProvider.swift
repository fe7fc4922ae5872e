import AppLaunch
import AppLaunchItems

/// The provider of one declared item.
struct ScenarioProvider: Sendable {
  /// The item.
  let item: ScenarioItem

  /// The provider's place in the order of registration, which is that of the declarations.
  let order: Int

  var source: LaunchSource { LaunchSource(item.id.rawValue, order: order) }

  /// Returns the item, or the reason why it is not offered.
  func answer(in context: ProviderContext) -> ProviderAnswer<ScenarioScreen> {
    switch item.content {
    case .onboarding(let onboarding) where item.edition == nil || onboarding.steps != nil:
      flow(onboarding).answer(in: context).map { offer in
        ScenarioScreen(item, edition: offer.edition, settles: offer.settles, steps: offer.steps)
      }
    case .onboarding(let onboarding):
      answer(ScenarioScreen(item, steps: flow(onboarding).steps), in: context)
    case .whatsNew(let notes):
      whatsNew(notes).answer(in: context).map { offer in
        ScenarioScreen(item, edition: offer.edition, releases: offer.releases)
      }
    case .reviewAsk, .paywall, .trialOffer, .plain:
      answer(ScenarioScreen(item), in: context)
    }
  }

  /// Returns the notes that have to be settled before the baseline moves (R30).
  func dueKeys(in context: ProviderContext) -> [EditionKey] {
    guard case .whatsNew(let notes) = item.content else { return [] }
    return whatsNew(notes).dueKeys(in: context).map { key in
      EditionKey(item.id, edition: item.edition ?? key.edition, owner: key.owner)
    }
  }

  /// Returns what counts as settled for an existing user (R20).
  func adoptions(on installID: String) -> [LaunchContext.Adoption] {
    guard case .onboarding(let onboarding) = item.content, !onboarding.showsToExistingUsers else {
      return []
    }
    let own = item.edition.map { EditionKey(item.id, edition: $0, owner: item.belongsTo) }
    let steps = flow(onboarding).adoptions(on: installID).map(\.key)
    return (steps + [own].compactMap(\.self)).map { key in
      LaunchContext.Adoption(key, slot: item.slot)
    }
  }

  /// The item's own limits, as policies on it.
  ///
  /// - Parameter counted: What counts as a call of the review prompt (N26).
  func policies(counting counted: LaunchScope) -> LaunchPipeline {
    guard case .reviewAsk(let limits) = item.content else { return .empty }
    return limits.policies(for: item.id, counting: counted)
  }

  private func answer(
    _ screen: ScenarioScreen,
    in context: ProviderContext
  ) -> ProviderAnswer<ScenarioScreen> {
    let key = EditionKey(screen.id, edition: screen.edition, owner: screen.owner)
    guard let settlement = context.record.settlement(of: key) else {
      return ProviderAnswer(offers: [screen])
    }
    let reason = LaunchDecline.Reason(settlement)
    return ProviderAnswer(declines: [LaunchDecline(item.id, reason, owner: screen.owner)])
  }

  private func flow(_ onboarding: ScenarioItem.Onboarding) -> OnboardingFlow {
    OnboardingFlow(
      id: item.id,
      steps: onboarding.steps ?? [],
      showsToExistingUsers: onboarding.showsToExistingUsers,
      owner: item.belongsTo
    )
  }

  private func whatsNew(_ notes: ScenarioItem.WhatsNew) -> WhatsNewNotes<String> {
    WhatsNewNotes(
      id: item.id,
      catalog: ReleaseCatalog(notes.releases),
      selection: notes.select.releaseSelection,
      showsOnInstall: notes.showsOnInstall,
      owner: item.belongsTo
    )
  }
}

extension ProviderAnswer {
  /// Returns the answer with each offer made into another.
  fileprivate func map<Other>(_ make: (Item) -> Other) -> ProviderAnswer<Other> {
    ProviderAnswer<Other>(offers: offers.map(make), declines: declines)
  }
}

extension [ScenarioProvider] {
  /// Creates the providers of declared items.
  init(_ items: [ScenarioItem]) {
    self = items.enumerated().map { ScenarioProvider(item: $1, order: $0) }
  }

  /// The items' own limits: a review ask counts every ask of the app, whichever item, and those
  /// shown elsewhere (N26).
  var policies: LaunchPipeline {
    let asks = filter { $0.item.kind == .reviewAsk }.map(\.item.id)
    let counted = LaunchScope.only(slots: [.reviewAsk], items: asks)
    return map { $0.policies(counting: counted) }.reduce(.empty) { $0.merged(with: $1) }
  }
}
