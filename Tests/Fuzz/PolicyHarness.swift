import AppLaunch
import AppLaunchItems

/// A policy document is written as it was read, and its policies judge whatever the numbers are.
func fuzzPolicies(_ bytes: [UInt8]) {
  let pipeline: LaunchPipeline
  do {
    pipeline = try LaunchPipeline(document: bytes, registry: .withItems, slots: slots)
  } catch {
    precondition(error.line ?? 0 > 0 && !error.path.isEmpty, "An error has no place.")
    return
  }
  guard let written = try? pipeline.document() else {
    preconditionFailure("What was read cannot be written.")
  }
  let read = try? LaunchPipeline(document: written, registry: .withItems, slots: slots)
  precondition((try? read?.document()) == written, "A document does not read back.")
  // A preset is written first.
  let names = [read, pipeline].map { $0?.entries.map(\.name).sorted() }
  precondition(names[0] == names[1], "A name has changed.")

  for screen in slots.map({ FuzzScreen(id: "own", slot: $0, rank: .min) }) + screens {
    for state in extremeStates {
      let candidate = LaunchCandidate(screen, record: state.record)
      let verdict = pipeline.verdict(for: candidate, in: state)
      precondition(read?.verdict(for: candidate, in: state) == verdict, "A verdict has changed.")
      _ = verdict.objections.map { "\($0)" }
    }
  }
  for instants in [LaunchInstant.extremes, LaunchInstant.extremes.reversed()] {
    play(pipeline, instants)
  }
}

/// Lets a session pass through instants with a few items.
private func play(_ pipeline: LaunchPipeline, _ instants: [LaunchInstant]) {
  var session = LaunchSession<FuzzScreen>(pipeline: pipeline)
  let context = LaunchContext(at: instants[0], version: "1.2", installID: "fuzz")
  guard session.begin(context, record: .available(extremeRecord)) != nil else { return }
  session.open(["fuzz": ProviderAnswer(offers: screens)])
  for instant in instants {
    session.becameActive(at: instant)
    session.queue.advance(to: instant)
    if let current = session.queue.current { session.queue.dismissed(current, at: instant) }
    _ = "\(session.queue.explain())"
  }
}

private let slots = [
  LaunchSlot("own", priority: .max), LaunchSlot("must", priority: .min, mandatory: true),
]

private let screens = [
  FuzzScreen(id: "a", slot: .paywall),
  FuzzScreen(id: "b", slot: .onboarding, owner: .subject),
  FuzzScreen(id: "c", slot: .whatsNew, edition: "1.2", rank: .max, settledBy: .presented),
  FuzzScreen(id: "d", slot: .reviewAsk, settledBy: .never),
]

private let extremeStates: [LaunchState] = LaunchInstant.extremes.flatMap { instant in
  LaunchInstant.extremes.map { start in
    LaunchState(
      launch: Launch(number: .max, version: "1.2", trigger: .link, startedAt: start),
      now: instant,
      record: extremeRecord,
      shown: [LaunchState.Shown(id: nil, slot: "paywall")],
      facts: ["f": true],
      flags: ["f": false]
    )
  }
}

private let extremeRecord: LaunchRecord = {
  let last = "9223372036854775807"
  let shows = (1...3).map { #"["\#($0 == 1 ? "-" : "")\#(last)ms#\#($0)",\#(last)]"# }
  let entry =
    #"{"slot":"paywall","lastSeen":"\#(last)ms#3","timesPresented":\#(last),"#
    + #""presentations":[\#(shows.joined(separator: ","))],"#
    + #""editions":{"1":{"interruptions":\#(last)}}}"#
  let slot = #"{"presentations":[["-\#(last)ms#4",null,"a"]],"elsewhere":[["\#(last)ms#5"]]}"#
  let text =
    #"{"schema":"1.0","installID":"fuzz","launches":\#(last),"order":\#(last),"#
    + #""installed":"-\#(last)ms#1","daysOfUse":\#(last),"recentDays":[-\#(last),\#(last)],"#
    + #""latest":"\#(last)ms","events":{"e":{"count":\#(last),"last":"\#(last)ms#6"}},"#
    + #""errors":["\#(last)ms#7"],"quietLaunches":{"quiet":\#(last)},"#
    + #""slots":{"paywall":\#(slot)},"items":{"a":\#(entry)},"subjects":{"":{"b":\#(entry)}}}"#
  guard let record = try? LaunchRecord(json: Array(text.utf8)) else {
    preconditionFailure("The extreme record does not read.")
  }
  return record
}()
