import AppLaunch

/// A record is written as it was read, and goes on at any time without a trap.
func fuzzRecord(_ bytes: [UInt8]) {
  guard let record: LaunchRecord = try? LaunchRecord(json: bytes) else { return }
  checkRoundTrip(record)
  for instants in [LaunchInstant.extremes, LaunchInstant.extremes.reversed()] {
    use(record, instants)
  }
  reset(record)
}

/// Stops where a record does not read as it was written.
func checkRoundTrip(_ record: LaunchRecord) {
  let written = record.json()
  guard let read: LaunchRecord = try? LaunchRecord(json: written) else {
    preconditionFailure("What was written does not read.")
  }
  precondition(read == record, "A record does not read back.")
  precondition(read.json() == written, "A record is not written twice alike.")
}

/// Begins a launch at each instant and shows what the record knows.
private func use(_ record: LaunchRecord, _ instants: [LaunchInstant]) {
  var record = record
  for (step, instant) in instants.enumerated() {
    var session = LaunchSession<FuzzScreen>()
    let version = [record.lastVersion, "1.2", record.highestVersion, nil][step % 4]
    let context = LaunchContext(at: instant, version: version, installID: "fuzz")
    guard session.begin(context, record: .available(record)) != nil else { return }
    let due = record.items.keys.sorted().prefix(1).map { EditionKey($0) }
    let answer = ProviderAnswer(offers: screens(record))
    session.open([(LaunchSource("fuzz", order: 0), answer)], due: due)
    session.becameActive(at: instant)
    present(&session, instant)
    session.queue.shownElsewhere(slot: .paywall, at: instant)
    session.queue.record(event: "error", at: instant)
    session.enteredBackground(at: instant)
    if session.enteredForeground(at: instants[0]) == .newLaunch {
      _ = session.beginAgain(context)
      session.open([])
    }
    session.queue.changed(subject: step % 2 == 0 ? "s" : nil, at: instant)
    _ = "\(session.queue.explain())"
    record = step == 2 ? session.quit(at: instant) ?? record : session.queue.record
    checkRoundTrip(record)
  }
}

private func present(_ session: inout LaunchSession<FuzzScreen>, _ instant: LaunchInstant) {
  for step in 0..<4 {
    guard let current = session.queue.current else { return }
    if step == 1 {
      session.queue.couldNotPresent(current, at: instant)
    } else {
      session.queue.appeared(current, at: instant)
      session.queue.dismissed(current, via: step == 0 ? .swipeDown : .finished, at: instant)
    }
  }
}

private func screens(_ record: LaunchRecord) -> [FuzzScreen] {
  let known = record.items.keys.sorted().prefix(3).enumerated().map { index, id in
    FuzzScreen(
      id: id,
      slot: [.onboarding, .whatsNew, .paywall][index],
      edition: record.items[id]?.editions.keys.min { $0.rawValue < $1.rawValue } ?? .only,
      settledBy: index == 1 ? .presented : .dismissed
    )
  }
  return known + [FuzzScreen(id: "new", slot: .other, owner: .subject)]
}

private func reset(_ record: LaunchRecord) {
  let item = record.items.keys.min() ?? "none"
  let slot = record.items[item]?.slot ?? "paywall"
  for reset: LaunchReset in [.item(item), .slot(slot), .policy("cap"), .subject, .all] {
    var rest = record
    rest.reset(reset)
    checkRoundTrip(rest)
  }
}
