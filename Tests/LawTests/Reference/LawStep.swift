import AppLaunch

/// One event of a game, for the queue and the reference alike.
struct LawStep: Sendable {
  var kind: Kind

  /// When, or nil for the time of the event before.
  var at: LaunchInstant?

  enum Kind: Sendable {
    /// The process ends, cleanly or not, and the next one begins a launch.
    case launch(afterCleanEnd: Bool, AppVersion?, LaunchTrigger, LawTrouble?)

    /// The record that could not be read can be.
    case recordIsBack

    /// The app starts afresh, after the record was lost.
    case startAfresh
    case open([(source: LaunchSource, items: [AnyLaunchItem])], awaiting: [PendingProvider])
    case offer([AnyLaunchItem], LaunchSource)
    case answered(LaunchSource, [AnyLaunchItem])
    case providerFailed(LaunchSource)
    case appeared(AnyLaunchItem)
    case dismissed(AnyLaunchItem, LaunchDismissal, then: [AnyLaunchItem])
    case couldNotPresent(AnyLaunchItem)
    case couldNotRecord(AnyLaunchItem)
    case withdraw(LaunchItemID)
    case block(String)
    case unblock(String)
    case reached(String)
    case learned(String, LaunchFact)
    case resolved(String, Bool)
    case opened(LaunchTrigger)
    case shownElsewhere(LaunchSlot)
    case record(String)
    case enteredBackground
    case enteredForeground
    case changed(subject: String?)
    case reset(LaunchReset)
    case advance
  }
}

/// What makes a launch unlike others.
enum LawTrouble: Hashable, Sendable {
  case unreadable
  case lost
  case pretending(LaunchOverrides)
}

extension LaunchSession<AnyLaunchItem> {
  /// Makes a step that begins no launch.
  mutating func apply(_ step: LawStep) {
    switch step.kind {
    case .open(let answers, let pending):
      open(answers.map { ($0.source, ProviderAnswer(offers: $0.items)) }, awaiting: pending)
    case .startAfresh: _ = startAfresh()
    default: queue.apply(step)
    }
  }
}

extension LaunchQueue<AnyLaunchItem> {
  fileprivate mutating func apply(_ step: LawStep) {
    let at = step.at
    switch step.kind {
    case .launch, .recordIsBack, .open, .startAfresh: break
    case .offer(let items, let source): offer(items, from: source, at: at)
    case .answered(let source, let items): answered(source, ProviderAnswer(offers: items), at: at)
    case .providerFailed(let source): providerFailed(source, "failed", at: at)
    case .appeared(let item): appeared(item, at: at)
    case .dismissed(let item, let via, let items): dismissed(item, via: via, then: items, at: at)
    case .couldNotPresent(let item): couldNotPresent(item, at: at)
    case .couldNotRecord(let item): couldNotRecord(item, at: at)
    case .withdraw(let id): withdraw(id, at: at)
    case .block(let name): block(name, at: at)
    case .unblock(let name): unblock(name, at: at)
    case .reached(let moment): reached(moment, at: at)
    case .learned(let fact, let value): learned(fact, is: value, at: at)
    case .resolved(let flag, let value): resolved(flag: flag, is: value, at: at)
    case .opened(let trigger): opened(by: trigger, at: at)
    case .shownElsewhere(let slot): shownElsewhere(slot: slot, at: at)
    case .record(let event): record(event: event, at: at)
    case .enteredBackground: enteredBackground(at: at)
    case .enteredForeground: enteredForeground(at: at)
    case .changed(let subject): changed(subject: subject, at: at)
    case .reset(let reset): self.reset(reset, at: at)
    case .advance: if let at { advance(to: at) }
    }
  }
}

extension ReferenceQueue {
  mutating func apply(_ step: LawStep) {
    if case .advance = step.kind {
      if let at = step.at { advance(to: at) }
      return
    }
    tick(step.at)
    switch step.kind {
    case .launch, .recordIsBack, .advance: break
    case .open(let answers, let pending): open(answers, awaiting: pending)
    case .startAfresh: startAfresh()
    case .offer(let items, let source): offer(items, from: source)
    case .answered(let source, let items): answered(source, items)
    case .providerFailed(let source): tell { _ = $0.isFirst(of: source) }
    case .appeared(let item): appeared(item.id)
    case .dismissed(let item, let via, let items): dismissed(item.id, via: via, then: items)
    case .couldNotPresent(let item): couldNotPresent(item.id)
    case .couldNotRecord(let item): couldNotRecord(item.id)
    case .withdraw(let id): withdraw(id)
    case .block(let name): tell { $0.blockers.insert(name) }
    case .unblock(let name): tell { $0.blockers.remove(name) }
    case .reached(let moment): tell { $0.moments[moment] = $0.openTime }
    case .learned(let fact, let value): tell { $0.facts[fact] = value }
    case .resolved(let flag, let value):
      tell {
        $0.flags[flag] = value
        $0.memory.flags[flag] = value
      }
    case .opened(let trigger): opened(by: trigger)
    case .shownElsewhere(let slot): shownElsewhere(slot)
    case .record(let event): change { $0.events[event, default: 0] += 1 }
    case .enteredBackground: enteredBackground()
    case .enteredForeground: enteredForeground()
    case .changed(let subject): changed(subject: subject)
    case .reset(let reset): change { $0.reset(reset) }
    }
  }

  private mutating func tell(_ change: (inout Self) -> Void) {
    change(&self)
    decide()
  }
}

extension LawStep: CustomStringConvertible {
  var description: String {
    let time = at.map { "\($0.wall) (\($0.elapsed))" } ?? "then"
    return "\(time): \(text)"
  }

  private var text: String {
    switch kind {
    case .open(let answers, let pending):
      "open " + answers.map { "\($0.source.name): \(names($0.items))" }.joined(separator: ", ")
        + " awaiting "
        + pending.map { "\($0.source.name) (\($0.slots) by \($0.deadline))" }.joined(
          separator: ", "
        )
    case .offer(let items, let source): "offer \(names(items)) from \(source.name)"
    case .answered(let source, let items): "answered \(source.name) \(names(items))"
    case .providerFailed(let source): "providerFailed \(source.name)"
    case .appeared(let item): "appeared \(item.id)"
    case .dismissed(let item, let via, let items):
      "dismissed \(item.id) \(via) then \(names(items))"
    case .couldNotPresent(let item): "couldNotPresent \(item.id)"
    case .couldNotRecord(let item): "couldNotRecord \(item.id)"
    case .reached, .block, .unblock, .withdraw, .learned, .resolved, .launch, .opened,
      .shownElsewhere, .record, .enteredBackground, .enteredForeground, .changed, .reset, .advance,
      .recordIsBack, .startAfresh:
      "\(kind)"
    }
  }

  private func names(_ items: [AnyLaunchItem]) -> String {
    "[" + items.map { "\($0.id)\($0.edition)" }.joined(separator: " ") + "]"
  }
}
