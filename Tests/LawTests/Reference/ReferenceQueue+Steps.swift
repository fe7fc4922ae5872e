import AppLaunch

extension ReferenceQueue {
  // MARK: Offers

  mutating func open(
    _ answers: [(source: LaunchSource, items: [AnyLaunchItem])],
    awaiting: [PendingProvider]
  ) {
    let known = (pending + timedOut).map(\.source.name) + answered
    pending += awaiting.filter { !known.contains($0.source.name) }
    for provider in awaiting { declaredSlots[provider.source] = provider.slots }
    expire { $0 <= $1 }
    for (source, items) in answers { receive(items, from: source) }
    decide()
  }

  /// What was offered early waits as soon as the launch begins.
  mutating func takeEarly() {
    for item in early { take(item, from: .app) }
    if !launch.awaitsRecord { early = [] }
  }

  mutating func offer(_ items: [AnyLaunchItem], from source: LaunchSource) {
    if launch.awaitsRecord, source == .app {
      early += items.filter { item in !offers.contains { $0.item.id == item.id } }
    }
    for item in items where mayOffer(item, source) { take(item, from: source) }
    decide()
  }

  mutating func answered(_ source: LaunchSource, _ items: [AnyLaunchItem]) {
    receive(items, from: source)
    decide()
  }

  /// A provider offers what it declared (R36).
  private func mayOffer(_ item: AnyLaunchItem, _ source: LaunchSource) -> Bool {
    declaredSlots[source]?.contains(item.slot) ?? true
  }

  /// A provider answers once (R36).
  private mutating func receive(_ items: [AnyLaunchItem], from source: LaunchSource) {
    // What was meant for a subject who is gone is for nobody else (N14).
    let isForFormer = askedForFormerSubject.contains(source.name)
    guard isFirst(of: source) else { return }
    let mine = items.filter { $0.owner == .install || !isForFormer }
    for item in mine where mayOffer(item, source) { take(item, from: source) }
  }

  mutating func isFirst(of source: LaunchSource) -> Bool {
    guard answered.insert(source.name).inserted else { return false }
    askedForFormerSubject.remove(source.name)
    pending.removeAll { $0.source == source }
    timedOut.removeAll { $0.source == source }
    return true
  }

  /// Each id is in the queue once, and what is settled stays out (R4).
  private mutating func take(_ item: AnyLaunchItem, from source: LaunchSource, followUp: Int? = nil)
  {
    guard !offers.contains(where: { $0.item.id == item.id }) else { return }
    guard overrides.show == item.id || !memory.isSettled(item) else { return }
    offersMade += 1
    offers.append(
      Offer(item: item, provider: source.order, number: offersMade, followUp: followUp)
    )
  }

  // MARK: What is on screen

  mutating func appeared(_ id: LaunchItemID) {
    guard current?.item.id == id else { return decide() }
    isConfirmed = true
    hasBeenOnScreen = true
  }

  mutating func dismissed(
    _ id: LaunchItemID,
    via dismissal: LaunchDismissal,
    then items: [AnyLaunchItem]
  ) {
    guard current?.item.id == id else { return decide() }
    resolve(.dismissed(dismissal))
    followUps += 1
    var given: Set<LaunchItemID> = []
    for (index, item) in items.enumerated() where !given.contains(item.id) {
      let place = index - 1_000 * followUps
      if let old = offers.firstIndex(where: { $0.item.id == item.id && $0.standing == .waiting }) {
        offers[old].followUp = place
      } else {
        take(item, from: .app, followUp: place)
      }
      if waiting.contains(where: { $0.item.id == item.id }) { given.insert(item.id) }
    }
    decide()
  }

  mutating func couldNotPresent(_ id: LaunchItemID) {
    guard let offer = current, offer.item.id == id else { return decide() }
    takeBack(offer)
    memory.resolve(offer.item, .failed)
    if !triedOnce.insert(id).inserted { move(offer, to: .failed) }
    decide()
  }

  mutating func couldNotRecord(_ id: LaunchItemID) {
    guard let offer = current, offer.item.id == id else { return decide() }
    guard offer.item.settledBy == .presented, !isConfirmed else { return }
    takeBack(offer)
    move(offer, to: .held, objecting: ["record"])
    decide()
  }

  mutating func withdraw(_ id: LaunchItemID) {
    if current?.item.id == id { resolve(.withdrawn) }
    offers.removeAll { $0.item.id == id && $0.standing == .waiting }
    early.removeAll { $0.id == id }
    decide()
  }

  /// The one way for a screen to go (R24).
  private mutating func resolve(_ outcome: LaunchOutcome) {
    guard let offer = current else { return }
    hasBeenOnScreen = true
    memory.resolve(offer.item, outcome)
    if offer.item.settledBy == .dismissed, outcome.settlesDismissed {
      memory.settle(offer.item, .outcome(outcome), in: launch)
    }
    move(offer, to: .done)
  }

  /// A presentation that did not appear leaves no trace in any count (R24, N8).
  private mutating func takeBack(_ offer: Offer) {
    if let index = shown.lastIndex(where: { $0.id == offer.item.id }) { shown.remove(at: index) }
    memory.takeBack(offer.item, in: launch)
    move(offer, to: .waiting)
  }

  // MARK: What the host tells

  mutating func opened(by trigger: LaunchTrigger) {
    toldTrigger = trigger
    if isForeground { takeToldTrigger() }
  }

  /// A trigger that is told in the background is that of the return.
  private mutating func takeToldTrigger() {
    guard let trigger = toldTrigger else { return }
    toldTrigger = nil
    launch.trigger = trigger
    countQuiet()
    if let offer = current, !isConfirmed { takeBack(offer) }
    if !hasBeenOnScreen { for offer in all(.held) { move(offer, to: .waiting) } }
    decide()
  }

  /// Counts the launches in a row that a rule kept quiet (N31).
  mutating func countQuiet() {
    for quiet in rules.compactMap(\.quiet) {
      let before = quietBefore[quiet] ?? 0
      memory.quiet[quiet] = quiet.isQuiet(launch.trigger, after: before) ? before + 1 : 0
    }
  }

  mutating func shownElsewhere(_ slot: LaunchSlot) {
    shown.append(Shown(id: nil, slot: slot, isFollowUp: false))
    let (version, wall) = (launch.version, wall)
    change { $0.show(nil, slot: slot, version: version, at: wall) }
  }

  /// What is told while the record cannot be read is told to it when it can (N13).
  mutating func change(_ change: @escaping (inout ReferenceMemory) -> Void) {
    if launch.awaitsRecord { told.append(change) }
    change(&memory)
    decide()
  }

  mutating func enteredBackground() {
    isForeground = false
    memory.run?.isForeground = false
  }

  mutating func enteredForeground() {
    isForeground = true
    memory.run?.isForeground = true
    takeToldTrigger()
    decide()
  }

  /// The other subject's items leave every list, without being settled (R53, N14).
  mutating func changed(subject: String?) {
    guard subject != memory.subject else { return decide() }
    if current?.item.owner == .subject { resolve(.withdrawn) }
    triedOnce.subtract(offers.filter { $0.item.owner == .subject }.map(\.item.id))
    offers.removeAll { $0.item.owner == .subject }
    early.removeAll { $0.owner == .subject }
    askedForFormerSubject.formUnion((pending + timedOut).map(\.source.name))
    memory.subject = subject
    decide()
  }

  /// What waited for a record that was lost is asked for once more, as in an install (R21).
  mutating func startAfresh() {
    guard let kind = launch.afresh else { return }
    offers.removeAll {
      $0.standing == .waiting && $0.provider != LaunchSource.app.order
        && ($0.item.slot == .onboarding || $0.item.slot == .whatsNew)
    }
    launch.afresh = nil
    launch.kind = kind
    answered = []
    askedForFormerSubject = []
  }
}
