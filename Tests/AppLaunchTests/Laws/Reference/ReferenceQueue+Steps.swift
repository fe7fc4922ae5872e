import AppLaunch

extension ReferenceQueue {
  // MARK: Offers

  mutating func open(
    _ answers: [(source: LaunchSource, items: [AnyLaunchItem])],
    awaiting: [PendingProvider]
  ) {
    pending = awaiting
    expire { $0 <= $1 }
    for (source, items) in answers { take(items, from: source) }
    decide()
  }

  mutating func offer(_ items: [AnyLaunchItem], from source: LaunchSource) {
    for item in items { take(item, from: source) }
    decide()
  }

  mutating func answered(_ source: LaunchSource, _ items: [AnyLaunchItem]) {
    guard !answered.contains(source.name) else { return decide() }
    let declared = (pending + timedOut).first { $0.source == source }?.slots
    pending.removeAll { $0.source == source }
    take(items.filter { declared?.contains($0.slot) ?? true }, from: source)
    decide()
  }

  mutating func providerFailed(_ source: LaunchSource) {
    guard answered.insert(source.name).inserted else { return decide() }
    pending.removeAll { $0.source == source }
    decide()
  }

  private mutating func take(_ items: [AnyLaunchItem], from source: LaunchSource) {
    answered.insert(source.name)
    for item in items { take(item, from: source) }
  }

  /// Each id is in the queue once, and what is settled stays out (R4).
  private mutating func take(_ item: AnyLaunchItem, from source: LaunchSource, followUp: Int? = nil)
  {
    let met = waiting + held + dropped + failed + done + (current.map { [$0] } ?? [])
    guard !met.contains(where: { $0.item.id == item.id }) else { return }
    guard !memory.isSettled(item, in: launch.version) else { return }
    offers += 1
    waiting.append(
      Offer(item: item, provider: source.order, number: offers, followUp: followUp)
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
      if let old = waiting.firstIndex(where: { $0.item.id == item.id }) {
        waiting[old].followUp = place
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
    if triedOnce.insert(id).inserted {
      waiting.append(offer)
    } else {
      failed.append(offer)
    }
    decide()
  }

  mutating func couldNotRecord(_ id: LaunchItemID) {
    guard let offer = current, offer.item.id == id else { return decide() }
    guard offer.item.settledBy == .presented, !isConfirmed else { return }
    takeBack(offer)
    held.append(offer)
    decide()
  }

  mutating func withdraw(_ id: LaunchItemID) {
    if current?.item.id == id {
      resolve(.withdrawn)
    } else if waiting.contains(where: { $0.item.id == id }) {
      remove(id, from: \.waiting)
    }
    decide()
  }

  /// The one way for a screen to go (R24).
  private mutating func resolve(_ outcome: LaunchOutcome) {
    guard let offer = current else { return }
    hasBeenOnScreen = true
    memory.resolve(offer.item, outcome)
    if offer.item.settledBy == .dismissed, outcome.settlesDismissed {
      memory.settle(offer.item, .outcome(outcome), in: launch, at: wall)
    }
    done.append(offer)
    current = nil
  }

  /// A presentation that did not appear leaves no trace in any count (R24, N8).
  private mutating func takeBack(_ offer: Offer) {
    if let index = shown.lastIndex(where: { $0.id == offer.item.id }) { shown.remove(at: index) }
    memory.takeBack(offer.item, in: launch)
    current = nil
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
    if let offer = current, !isConfirmed {
      takeBack(offer)
      waiting.append(offer)
    }
    if !hasBeenOnScreen {
      waiting += held
      held = []
    }
    decide()
  }

  mutating func shownElsewhere(_ slot: LaunchSlot) {
    shown.append(Shown(id: nil, slot: slot, isFollowUp: false))
    memory.showElsewhere(slot, version: launch.version, at: wall)
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
    for list in [\Self.waiting, \.held, \.dropped, \.failed, \.done] {
      for offer in self[keyPath: list] where offer.item.owner == .subject {
        triedOnce.remove(offer.item.id)
      }
      self[keyPath: list].removeAll { $0.item.owner == .subject }
    }
    memory.subject = subject
    decide()
  }
}
