import AppLaunch
import Testing

@Suite("What a session is told early") struct SessionTellingTests {
  private let tip = AnyLaunchItem("tip", slot: .other)
  private let mine = AnyLaunchItem("mine", slot: .other, owner: .subject)

  private func tell(_ session: inout LaunchSession<AnyLaunchItem>, at now: LaunchInstant) {
    session.queue.block("call", at: now)
    session.queue.learned("isPro", is: true)
    session.queue.resolved(flag: "beta", is: true)
    session.queue.changed(subject: "ann")
    session.queue.record(event: "saved")
    session.queue.shownElsewhere(slot: .paywall)
    session.queue.offer([tip, tip])
  }

  private func expectTold(_ session: LaunchSession<AnyLaunchItem>) {
    let record = session.recordToSave
    #expect(session.queue.blockedBy == ["call"])
    #expect(session.queue.state.facts == ["isPro": .truth(true)])
    #expect(session.queue.state.flags == ["beta": true])
    #expect(record?.flag("beta") == true)
    #expect(record?.subject == "ann")
    #expect(record?.event("saved")?.count == 1)
    #expect(record?.slots["paywall"]?.elsewhere.count == 1)
    #expect(session.queue.waiting.map(\.id) == ["tip"])
  }

  @Test("It takes effect in the launch that begins (N13)")
  func beforeTheLaunch() {
    var host = SessionHost()
    tell(&host.session, at: host.now)
    host.session.queue.opened(by: .link)
    host.launch()
    expectTold(host.session)
    #expect(host.session.queue.launch.trigger == .link)
  }

  @Test("It takes effect when the record becomes readable, whatever happens until then (R20, N13)")
  func whileUnreadable() {
    var host = SessionHost()
    _ = host.session.begin(host.context(), record: .unavailable)
    tell(&host.session, at: host.now)
    host.session.enteredBackground(at: host.now)
    #expect(host.session.phase == .notLaunched)
    _ = host.session.begin(host.context(), record: .unavailable)
    #expect(host.session.queue.waiting.map(\.id) == ["tip"])
    host.session.queue.opened(by: .notification)
    host.launch()
    expectTold(host.session)
    #expect(host.session.queue.launch.trigger == .notification)
  }

  @Test(
    "It outlives a launch that is thrown away, but for what brought that one to the front (R18)"
  )
  func beforeALaunchIsThrownAway() {
    var host = SessionHost()
    _ = host.session.begin(host.context(), record: .available(nil))
    host.session.open([])
    tell(&host.session, at: host.now)
    host.session.queue.opened(by: .link)
    host.session.enteredBackground(at: host.now)
    host.launch()
    expectTold(host.session)
    #expect(host.session.queue.launch.trigger == .user)
  }

  @Test("It is told to the launch before, where the next is thrown away (R18)")
  func inANextLaunchThatIsThrownAway() {
    var host = SessionHost()
    host.launch()
    #expect(host.leaveAndReturn() == .newLaunch)
    _ = host.session.beginAgain(host.context())
    host.session.open([])
    tell(&host.session, at: host.now)
    host.session.enteredBackground(at: host.now)
    expectTold(host.session)
    #expect(host.session.recordToSave?.launches == 1)
  }

  @Test("A reset that is told early is made before the launch is counted (R27)")
  func resets() {
    var first = SessionHost()
    first.launch(tip)
    first.session.queue.dismissed(tip)
    first.session.quit(at: first.now)
    first.save()

    var host = SessionHost(first.saved)
    host.session.queue.reset(.all)
    host.launch(tip)
    #expect(host.session.queue.launch.kind == .install)
    #expect(host.session.queue.current?.id == "tip")
  }

  @Test(
    "A trigger told in the background is that of the return, not of what was decided before (R19)"
  )
  func triggersInTheBackground() {
    var host = SessionHost()
    host.launch(tip)
    host.session.enteredBackground(at: host.now)
    host.session.queue.opened(by: .link)
    #expect(host.session.queue.launch.trigger == .user)
    #expect(host.session.enteredForeground(at: host.now) == .same)
    #expect(host.session.queue.launch.trigger == .link)

    #expect(host.leaveAndReturn() == .newLaunch)
    #expect(host.session.beginAgain(host.context())?.launch.trigger == .resume)
  }

  @Test("A death belongs to the user who was signed in then, whoever signs in before it is noticed")
  func deathsOfAnotherUser() {
    var host = SessionHost()
    host.session.queue.changed(subject: "ann")
    host.launch(mine)
    #expect(host.session.queue.current?.id == "mine")
    host.save()

    var next = SessionHost(host.saved)
    next.session.queue.changed(subject: "bob")
    next.launch()
    let record = next.session.recordToSave
    #expect(record?.subjects["bob"]?["mine"] == nil)
    #expect(record?.subjects["ann"]?["mine"]?.editions[.only]?.interruptions == 1)
    #expect(record?.subjects["ann"]?["mine"]?.lastOutcome?.outcome == .interrupted)
  }

  @Test("Declines of a user's items leave with the user (R53)")
  func declines() {
    var host = SessionHost()
    host.session.queue.changed(subject: "ann")
    host.launch(mine)
    host.session.queue.dismissed(mine)
    host.save()

    var next = SessionHost(host.saved)
    next.launch(mine, tip)
    #expect(next.session.queue.explain().declines.map(\.id) == ["mine"])
    next.session.queue.changed(subject: "bob")
    #expect(next.session.queue.explain().declines.isEmpty)
  }

  @Test("What one user was offered early is for no other (R53)")
  func offersOfAnotherUser() {
    var host = SessionHost()
    host.session.queue.changed(subject: "ann")
    host.session.queue.offer([mine, tip])
    host.session.queue.changed(subject: "bob")
    host.launch()
    #expect(host.session.queue.current?.id == "tip")
    #expect(host.session.queue.waiting.isEmpty)
  }

  @Test("A launch whose screen the app withdrew is thrown away like any other (R18)")
  func withdrawnBeforeActive() {
    var host = SessionHost()
    _ = host.session.begin(host.context(), record: .available(nil))
    host.session.open([:])
    host.session.queue.offer(tip)
    host.session.queue.withdraw("tip")
    host.session.enteredBackground(at: host.now)
    #expect(host.session.phase == .notLaunched)
  }

  @Test("What the app offered early waits from the beginning of the launch, and is told (N13)")
  func earlyOffersWait() {
    var host = SessionHost()
    host.session.queue.offer(tip)
    _ = host.session.begin(host.context(), record: .available(nil))
    #expect(host.session.queue.waiting.map(\.id) == ["tip"])
    #expect(!host.session.queue.isIdle)
    #expect(host.session.queue.explain().candidate("tip")?.standing == .waiting)
    host.session.open([:])
    #expect(host.session.queue.current?.id == "tip")
  }
}
