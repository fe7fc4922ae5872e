import AppLaunch

/// The process of the app that runs in a scenario, and its providers.
struct ScenarioProcess: Sendable {
  /// The engine.
  var session: LaunchSession<ScenarioScreen>

  /// The providers, in the order of registration.
  var providers: [ScenarioProvider]

  /// The running version, or nil where it cannot be read.
  var version: AppVersion?

  /// The version of earlier use that no record tells of.
  var untrackedEarlierUse: AppVersion?

  /// Where the scene is.
  var scene = Scene.background

  /// Providers that have not answered yet.
  var awaited: [Awaited] = []

  /// What was offered before providers could be asked.
  var early: [LaunchItemID] = []

  /// How many events of the queue have been looked at for presentations.
  var seenEvents = 0

  /// The record that was to be written last, whether it could be or not.
  var lastRecord: LaunchRecord?

  enum Scene: Sendable { case background, inactive, active }

  /// A provider that answers later.
  struct Awaited: Sendable {
    var provider: ScenarioProvider

    /// When it answers, in elapsed time, or nil where only a step makes it.
    var at: LaunchDuration?
  }
}

extension ScenarioProcess {
  /// The first provider that answers by a time, at equal times in the order of registration.
  func nextAnswer(by limit: LaunchDuration) -> (index: Int, at: LaunchDuration)? {
    var next: (index: Int, at: LaunchDuration)?
    for (index, awaited) in awaited.enumerated() {
      guard let at = awaited.at, at <= limit, at < next?.at ?? .max else { continue }
      next = (index, at)
    }
    return next
  }

  /// What a provider is asked with now.
  var providerContext: ProviderContext {
    ProviderContext(launch: session.queue.launch, record: session.queue.record)
  }

  /// Returns the provider of an item.
  func provider(of id: LaunchItemID) throws(SenselessStep) -> ScenarioProvider {
    guard let provider = providers.first(where: { $0.item.id == id }) else {
      throw SenselessStep("The item \(id.rawValue.quoted) is not declared in this launch.")
    }
    return provider
  }

  /// Asks providers again for items, except for those that the launch has met: these are duplicates,
  /// or move forward as follow-ups, whatever their provider says now (R4).
  func ask(
    for ids: [LaunchItemID]
  ) throws(SenselessStep) -> [(source: LaunchSource, answer: ProviderAnswer<ScenarioScreen>)] {
    var answers: [(source: LaunchSource, answer: ProviderAnswer<ScenarioScreen>)] = []
    for id in ids {
      let provider = try provider(of: id)
      let isMet = session.queue.hasMet(id) || session.phase == .awaitingRecord
      let answer =
        isMet
        ? ProviderAnswer(offers: [ScenarioScreen(provider.item)])
        : provider.answer(in: providerContext)
      answers.append((provider.source, answer))
    }
    return answers
  }
}
