extension LaunchQueue {
  /// Switches to another subject: the items of the one before leave every list, without being settled
  /// (R53, N14).
  public mutating func changed(subject: String?, at instant: LaunchInstant? = nil) {
    tick(instant)
    if !isCounted { told.subject = .some(subject) }
    guard subject?.bounded != state.record.subject else {
      decide()
      return
    }
    note(.changedSubject)
    if let presented = onScreen, presented.candidate.owner == .subject {
      resolve(presented, .withdrawn)
      note(.withdrawn(presented.candidate.id))
    }
    recordHolds()
    let leaving = waitingList.candidates.indices.filter {
      waitingList.candidates[$0].owner == .subject
    }
    var left = leaving.map { waitingList.candidates[$0].id }
    waitingList.remove(at: leaving)
    left += settled.filter { $0.candidate.owner == .subject }.map(\.candidate.id)
    settled.removeAll { $0.candidate.owner == .subject }
    left += done.filter { $0.owner == .subject }.map(\.id)
    done.removeAll { $0.owner == .subject }
    for id in left { (standings[id], carriedOver[id]) = (nil, nil) }
    failedTries.subtract(left)
    declines.removeAll { $0.owner == .subject }
    declined = Set(declines.map(\.id))
    // What the former subject was offered early is for nobody else.
    offeredEarly.removeAll { $0.owner == .subject }
    for index in pending.indices { pending[index].isForFormerSubject = true }
    state.record.change(subject: subject)
    decide()
  }

  /// Forgets part of what is remembered; the lists of this launch stay (N15).
  ///
  /// What happens after the reset counts again: a screen that is up now is settled when it is closed.
  public mutating func reset(_ reset: LaunchReset, at instant: LaunchInstant? = nil) {
    tick(instant)
    recordHolds()
    if !isCounted { told.add(.reset(reset)) }
    state.record.reset(reset)
    waitingList.refresh(from: state.record)
    decide()
  }

  /// Goes on with a record that somebody else of this process changed (R54).
  mutating func use(_ record: LaunchRecord) {
    guard record != state.record else { return }
    if record.subject != state.record.subject { changed(subject: record.subject) }
    state.record = record
    if onScreen == nil { state.record.run?.clearScreen() }
    waitingList.refresh(from: state.record)
  }
}
