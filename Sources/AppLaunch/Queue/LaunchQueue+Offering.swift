extension LaunchQueue {
  /// Offers items of the app's own, together, and decides.
  public mutating func offer(_ items: [Item], at instant: LaunchInstant? = nil) {
    offer(items, from: .app, at: instant)
  }

  /// Offers one item, and decides.
  public mutating func offer(_ item: Item, at instant: LaunchInstant? = nil) {
    offer([item], at: instant)
  }

  /// Offers items of a provider, and decides; it offers 1,000 at most, in slots that it declared if it
  /// was waited for in this launch (R36).
  public mutating func offer(
    _ items: [Item],
    from source: LaunchSource,
    at instant: LaunchInstant? = nil
  ) {
    tick(instant)
    if !isCounted, source == .app { offeredEarly += items.filter { standings[$0.id] == nil } }
    if source == .app || !exceedsBound(items.count, "offers", of: source) {
      take(items, from: source)
    }
    decide()
  }

  /// Takes what providers say when they are asked once more in the launch, and decides; those that are
  /// still to answer for the first time are waited for as before.
  public mutating func answeredAgain(
    _ answers: [(source: LaunchSource, answer: ProviderAnswer<Item>)],
    at instant: LaunchInstant? = nil
  ) {
    tick(instant)
    for (source, answer) in answers { take(answer, from: source) }
    decide()
  }

  /// Begins the launch: takes the answers of all providers that have one, tells of those that are
  /// still to answer, and decides once.
  public mutating func open(
    _ answers: [(source: LaunchSource, answer: ProviderAnswer<Item>)],
    awaiting pending: [PendingProvider] = [],
    at instant: LaunchInstant? = nil
  ) {
    tick(instant)
    for provider in pending { expect(provider) }
    for (source, answer) in answers { receive(answer, from: source) }
    expire(reached: true)
    decide()
  }

  /// Waits for a provider, unless it has answered or is waited for already.
  private mutating func expect(_ provider: PendingProvider) {
    declaredSlots[provider.source] = provider.slots
    let isKnown = pending.contains { $0.provider.source == provider.source }
    guard !isKnown, !answered.contains(provider.source) else { return }
    pending.append(AwaitedProvider(provider: provider))
  }

  /// Takes the answer of a provider that was awaited; a late one joins if it still may (R35).
  public mutating func answered(
    _ source: LaunchSource,
    _ answer: ProviderAnswer<Item>,
    at instant: LaunchInstant? = nil
  ) {
    tick(instant)
    receive(answer, from: source)
    decide()
  }

  /// Takes note that a provider failed: its part is skipped, the others go on (R36).
  public mutating func providerFailed(
    _ source: LaunchSource,
    _ error: String,
    at instant: LaunchInstant? = nil
  ) {
    tick(instant)
    if isFirst(of: source) {
      report(ProviderFault(source, .failed(error)))
      pending.removeAll { $0.provider.source == source }
    }
    decide()
  }

  /// Returns whether a provider says something for the first time in this launch, and takes note of it.
  private mutating func isFirst(of source: LaunchSource) -> Bool {
    let isFirst = answered.insert(source).inserted
    if !isFirst { report(ProviderFault(source, .answeredTwice)) }
    return isFirst
  }

  /// Takes the one answer of a provider, which is waited for no longer.
  private mutating func receive(_ answer: ProviderAnswer<Item>, from source: LaunchSource) {
    guard isFirst(of: source) else { return }
    let awaited = pending.first { $0.provider.source == source }
    pending.removeAll { $0.provider.source == source }
    var answer = answer
    if awaited?.isForFormerSubject == true {
      for item in answer.offers where item.owner == .subject {
        reject(item.id, "it was offered to a subject who is gone")
      }
      answer.offers.removeAll { $0.owner == .subject }
      answer.declines.removeAll { $0.owner == .subject }
      answer.due.removeAll { $0.owner == .subject }
    }
    take(answer, from: source)
  }

  /// Keeps items out with their reasons, for the explanation.
  public mutating func decline(_ declines: [LaunchDecline], at instant: LaunchInstant? = nil) {
    tick(instant)
    for decline in declines { take(decline) }
    decide()
  }

  private mutating func take(
    _ answer: ProviderAnswer<Item>,
    from source: LaunchSource
  ) {
    guard !exceedsBound(answer.offers.count, "offers", of: source),
      !exceedsBound(answer.declines.count, "declines", of: source)
    else { return }
    note(.providerAnswered(source))
    state.record.await(more: answer.due, in: &state.launch)
    for decline in answer.declines { take(decline) }
    take(answer.offers, from: source)
  }

  /// How many items a provider may offer, and how many it may decline (R36).
  private static var mostOffers: Int { 1_000 }

  /// Returns whether a provider says too much, and reports it.
  private mutating func exceedsBound(_ count: Int, _ what: String, of source: LaunchSource) -> Bool
  {
    guard count > Self.mostOffers else { return false }
    report(ProviderFault(source, .failed("\(what) \(count) items, the most is \(Self.mostOffers)")))
    return true
  }

  /// Takes note of what went wrong with a provider, for the explanation.
  mutating func report(_ fault: ProviderFault) {
    if !faults.contains(fault) { faults.append(fault) }
    switch fault.kind {
    case .failed(let error): note(.providerFailed(fault.source, error))
    case .timedOut: note(.providerTimedOut(fault.source))
    case .answeredTwice: note(.providerAnsweredTwice(fault.source))
    }
  }

  /// Takes note of an item that cannot be admitted, for the explanation.
  mutating func reject(_ id: LaunchItemID, _ reason: String) {
    rejections.add(id, reason)
    note(.rejected(id, reason))
  }

  mutating func take(_ decline: LaunchDecline) {
    if let problem = decline.id.problem {
      reject(decline.id, problem)
      return
    }
    if !declined.insert(decline.id).inserted { declines.removeAll { $0.id == decline.id } }
    declines.append(decline)
    note(.declined(decline.id, decline.reason))
  }
}
