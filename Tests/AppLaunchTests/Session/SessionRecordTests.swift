import AppLaunch
import Testing

@Suite("Sessions and the record") struct SessionRecordTests {
  private let welcome = AnyLaunchItem("welcome", slot: .onboarding)
  private let tip = AnyLaunchItem("tip", slot: .other)

  /// Pretends everything that can be.
  private var everything: LaunchOverrides {
    var overrides = LaunchOverrides()
    overrides.version = "9.0"
    overrides.time = SessionHost.start + .days(900)
    overrides.launchNumber = 77
    overrides.ignoresCooldowns = true
    return overrides
  }

  @Test("What testers pretended does not reach the record when they stop in the middle (R27)")
  func stoppingInTheMiddle() {
    var host = SessionHost()
    host.launch()
    host.session.quit(at: host.now)
    host.save()

    var next = SessionHost(host.saved)
    next.session.overrides = everything
    next.launch(tip)
    #expect(next.session.queue.launch.kind == .update(from: "1.0"))
    #expect(next.session.queue.launch.number == 77)
    next.session.overrides = LaunchOverrides()
    #expect(next.session.recordToSave == nil)
    next.session.queue.dismissed(tip)
    #expect(next.session.recordToSave == nil)

    // The next launch of the process is the first that the record knows of.
    #expect(next.leaveAndReturn() == .newLaunch)
    let launch = next.session.beginAgain(next.context())?.launch
    next.session.open([])
    next.session.becameActive()
    #expect(launch?.number == 2)
    #expect(launch?.kind == .same)
    #expect(launch?.trigger == .resume)
    #expect(next.session.recordToSave?.lastVersion == "1.0")
    #expect(next.session.recordToSave?.item("tip") == nil)
    let latest = next.session.recordToSave?.latest
    #expect(latest.map { $0 < SessionHost.start + .days(2) } == true)
  }

  @Test("What testers begin to pretend in the middle holds from the next launch on (R27)")
  func beginningInTheMiddle() {
    var host = SessionHost()
    host.launch(tip)
    host.session.overrides = everything
    #expect(host.session.recordToSave?.item("tip")?.timesPresented == 1)
    #expect(host.leaveAndReturn() == .newLaunch)
    _ = host.session.beginAgain(host.context())
    host.session.becameActive()
    #expect(host.session.queue.launch.number == 77)
    #expect(host.session.recordToSave == nil)
  }

  @Test("After a lost record first steps and notes wait until the app starts afresh (R21)")
  func startingAfresh() {
    var host = SessionHost()
    let source = LaunchSource("provider", order: 0)
    let news = AnyLaunchItem("news", slot: .whatsNew)
    _ = host.session.begin(host.context(), record: .lost)
    host.session.open([(source, ProviderAnswer(offers: [welcome, news, tip]))])
    host.session.becameActive()
    #expect(host.session.queue.current?.id == "tip")
    #expect(host.session.queue.waiting.map(\.id) == ["welcome", "news"])
    #expect(
      host.session.queue.explain().candidate("news")?.objections.map(\.description)
        == ["record: the record was lost"]
    )
    let asked = host.session.startAfresh()
    #expect(asked?.launch.kind == .install)
    #expect(host.session.queue.waiting.isEmpty)
    host.session.open([(source, ProviderAnswer(offers: [welcome]))])
    host.session.queue.dismissed(tip)
    #expect(host.session.queue.current?.id == "welcome")
    #expect(host.session.startAfresh() == nil)
  }

  @Test("Starting afresh with earlier use is an adoption (R20, R21)")
  func startingAfreshAfterEarlierUse() {
    var host = SessionHost()
    _ = host.session.begin(host.context(untrackedEarlierUse: "0.9"), record: .lost)
    host.session.open([])
    #expect(host.session.startAfresh()?.launch.kind == .adoption(from: "0.9"))
  }

  @Test("What shows next is told in a launch with a lost record too (R21)")
  func next() {
    var host = SessionHost()
    _ = host.session.begin(host.context(), record: .lost)
    host.session.open([(LaunchSource("provider", order: 0), ProviderAnswer(offers: [tip]))])
    host.session.queue.block("call")
    host.session.queue.withdraw("tip")
    host.session.queue.offer([AnyLaunchItem("more", slot: .other)])
    #expect(host.session.queue.next?.id == "more")
  }

  @Test(
    "Items beyond the bound are forgotten in every launch, and settled ones are only told (R26)"
  )
  func surplus() {
    var host = SessionHost()
    let items = (0..<2_003).map { AnyLaunchItem(LaunchItemID("item \($0)"), slot: .other) }
    for count in [2_003, 0] {
      _ = host.session.begin(host.context(), record: .available(host.saved))
      host.session.open([])
      host.session.becameActive()
      for item in items.prefix(count) {
        host.session.queue.offer(item)
        host.session.queue.dismissed(item)
      }
      #expect(
        host.session.queue.events.contains { $0.kind == .recordOverflow(3) } == (count == 0)
      )
      #expect(host.session.recordToSave?.items.count == 2_003)
      host.session.quit(at: host.now)
      host.save()
      host = SessionHost(host.saved)
    }
  }

  @Test("R23: the next item is given once it is written; one that cannot be shows, or is held")
  func nextIsWritten() {
    let store = InMemoryLaunchRecordStore()
    var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
    let early = session.next(savingTo: store)
    #expect(early == nil)
    _ = session.begin(SessionHost().context(), from: store)
    session.open([])
    session.becameActive()
    let items = ["first", "note", "tip"].map { id in
      AnyLaunchItem(
        LaunchItemID(id),
        slot: .other,
        settledBy: id == "note" ? .presented : .dismissed
      )
    }
    session.queue.offer(items)
    let first = session.next(savingTo: store)
    #expect(first?.id == "first")
    #expect(store.record?.item("first")?.timesPresented == 1)
    #expect(session.saveError == nil)
    session.queue.dismissed(items[0])
    store.writeFault = .unwritable
    let second = session.next(savingTo: store)
    #expect(second?.id == "tip")
    #expect(session.queue.held.map(\.id) == ["note"])
    #expect(session.saveError?.code == .unwritable)
    #expect(
      session.queue.explain().description.contains("\ncould not be written: note, tip\n")
    )
    store.writeFault = nil
    session.save(to: store)
    #expect(session.saveError == nil)
    #expect(store.record?.item("tip")?.timesPresented == 1)
    session.quit()
    let last = session.next(savingTo: store)
    #expect(last == nil)
  }

  @Test("R42: an explanation says that no launch was begun, or that the record cannot be read")
  func notCounted() {
    var session = LaunchSession<AnyLaunchItem>(pipeline: .empty)
    session.queue.offer(AnyLaunchItem("tip", slot: .other))
    session.becameActive()
    func second(_ session: LaunchSession<AnyLaunchItem>) -> Substring {
      session.queue.explain().description.split(separator: "\n")[1]
    }
    #expect(second(session) == "not begun: nothing is decided")
    _ = session.begin(SessionHost().context(), record: .unavailable)
    #expect(second(session) == "not counted: the record cannot be read")
  }

  @Test("R26, R42: an explanation says since when earlier launches have held an edition")
  func heldSince() {
    let rule = Rule("later", "comes later") { _, _ in false }
    var host = SessionHost(pipeline: LaunchPipeline(rule))
    let tip = AnyLaunchItem("tip", slot: .other)
    host.launch(tip)
    #expect(host.session.queue.explain().candidate("tip")?.heldSince == nil)
    host.saved = host.session.quit(at: host.now)
    var next = SessionHost(host.saved, pipeline: LaunchPipeline(rule))
    next.launch(tip)
    #expect(
      next.session.queue.explain().description(of: ["tip"]).hasSuffix(
        """
        held, not in this launch
          tip (other)
            later: comes later
            held since 2026-03-02 09:00 UTC
        """
      )
    )
  }
}
