extension LaunchEvent: CustomStringConvertible {
  /// The event for people, its time first: `2026-03-02T09:00:00Z sale is on screen`.
  public var description: String { at.map { "\($0.wall) \(kind)" } ?? kind.description }
}

extension LaunchEvent.Kind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .offered(let id): "\(id.visible) is offered"
    case .declined(let id, let reason): "\(id.visible) is declined, \(reason)"
    case .duplicate(let id): "\(id.visible) is offered once more"
    case .rejected(let id, let reason): "\(id.visible) is rejected: \(reason.visible)"
    case .providerAnswered(let source): "provider \(source.name.visible) answered"
    case .providerFailed(let source, let error):
      "provider \(ProviderFault(source, .failed(error)))"
    case .providerTimedOut(let source): "provider \(ProviderFault(source, .timedOut))"
    case .providerAnsweredTwice(let source): "provider \(ProviderFault(source, .answeredTwice))"
    case .appeared(let id): "\(id.visible) appeared"
    case .dismissed(let id, let dismissal):
      "\(id.visible) is dismissed: \(dismissal.description.visible)"
    case .finished(let id, let edition):
      "\(edition.rawValue.visible) of \(id.visible) is finished"
    case .withdrawn(let id): "\(id.visible) is withdrawn"
    case .failedToAppear(let id): "\(id.visible) could not be drawn"
    case .ignored(let call, let id): "\(call) is ignored, \(id.visible) is not there"
    case .blocked(let name): "blocked by \(name.visible)"
    case .unblocked(let name): "no longer blocked by \(name.visible)"
    case .reached(let moment): "the moment \(moment.visible) is reached"
    case .learned(let fact, let value): "\(fact.visible) is \(value.description.visible)"
    case .resolved(let flag, let value): "flag \(flag.visible) is \(value)"
    case .opened(let trigger): "opened by \(trigger.rawValue)"
    case .recorded(let event): "\(event.visible) is recorded"
    case .shownElsewhere(let slot): "\(slot.visible) is shown elsewhere"
    case .enteredForeground: "in the foreground"
    case .enteredBackground: "in the background"
    case .changedSubject: "another user"
    case .notRecorded(let id): "\(id.visible) could not be written"
    case .presented(let id): "\(id.visible) is presented"
    case .held(let ids): "held: \(ids.map(\.rawValue).listed)"
    case .dropped(let id, let policies):
      "\(id.visible) is dropped by \(policies.listed)"
    case .returned(let id): "\(id.visible) waits again"
    case .crashLoop(let id): "\(id.visible) kills the app again and again"
    case .policyRefused(let refusal): "refused: \(refusal.visible)"
    case .recordOverflow(let count): "the record has \(count) items too many"
    case .recordFault(let fault): "record: \(fault.visible)"
    }
  }
}
