import AppLaunch
import Testing

@Suite("Beginnings of launches") struct SessionBeginningTests {
  private let tip = AnyLaunchItem("tip", slot: .other)

  @Test("Starting twice is one launch: nobody is asked again, and nothing is lost (R18)")
  func startingTwice() {
    var host = SessionHost()
    host.launch(tip)
    host.save()
    let queue = host.session.queue
    #expect(host.session.begin(host.context(), record: .available(host.saved)) == nil)
    #expect(host.session.begin(host.context(), record: .unavailable) == nil)
    #expect(host.session.join(queue.launch, record: queue.record) == nil)
    #expect(host.session.queue.events == queue.events)
    #expect(host.session.queue.launch.followsCrash == false)
    #expect(host.session.recordToSave?.launches == 1)
    #expect(host.session.recordToSave?.deaths.isEmpty == true)
  }

  @Test("No launch follows one that never began, or the end of the process: the record stays (R18)")
  func nothingToFollow() {
    var early = SessionHost()
    #expect(early.session.beginAgain(early.context()) == nil)
    early.session.becameActive()
    #expect(early.session.recordToSave == nil)

    var begun = SessionHost()
    _ = begun.session.begin(begun.context(), record: .available(nil))
    #expect(begun.session.beginAgain(begun.context()) == nil)
    #expect(begun.session.recordToSave == nil)

    var ended = SessionHost()
    ended.launch()
    let last = ended.session.quit(at: ended.now)
    #expect(ended.session.beginAgain(ended.context()) == nil)
    #expect(ended.session.begin(ended.context(), record: .available(nil)) == nil)
    #expect(ended.session.recordToSave == last)
    #expect(ended.session.quit() == last)
  }

  @Test(
    "What brought the app to the front is the user, or a return in a process that had a launch (R19)",
    arguments: [nil, LaunchTrigger.shortcut]
  )
  func usualTriggers(given: LaunchTrigger?) {
    var host = SessionHost()
    #expect(
      host.session.begin(host.context(trigger: given), record: .available(nil))?.launch.trigger
        == given ?? .user
    )
    host.session.becameActive()
    #expect(host.leaveAndReturn() == .newLaunch)
    #expect(
      host.session.beginAgain(host.context(trigger: given))?.launch.trigger == given ?? .resume
    )
  }

  @Test("A further launch counts when its scene is active, and is taken back before that (R18)")
  func furtherLaunch() {
    var host = SessionHost()
    host.launch(tip)
    let before = host.session.queue.record
    #expect(host.leaveAndReturn() == .newLaunch)
    #expect(host.session.beginAgain(host.context()) != nil)
    host.session.open([])
    #expect(host.session.queue.current?.id == "tip")
    #expect(host.session.recordToSave == nil)
    host.session.enteredBackground(at: host.now)
    #expect(host.session.phase == .background)
    #expect(host.session.recordToSave?.launches == 1)
    #expect(host.session.recordToSave?.items == before.items)

    host.now = host.now.advanced(by: .minutes(1))
    #expect(host.session.enteredForeground(at: host.now) == .newLaunch)
    _ = host.session.beginAgain(host.context())
    host.session.open([])
    host.session.becameActive(at: host.now)
    #expect(host.session.recordToSave?.launches == 2)
    #expect(host.session.recordToSave?.item("tip")?.timesPresented == 1)
  }

  @Test("A launch that begins in an active scene counts at once, however late it begins (R18)")
  func alreadyActive() {
    var late = SessionHost()
    late.session.becameActive(at: late.now)
    _ = late.session.begin(late.context(), record: .available(nil))
    #expect(late.session.recordToSave?.launches == 1)

    var terminal = SessionHost()
    terminal.session.leavesForeground = false
    terminal.launch()
    terminal.session.becameInactive(at: terminal.now)
    terminal.now = terminal.now.advanced(by: .hours(1))
    #expect(terminal.session.becameActive(at: terminal.now) == .newLaunch)
    _ = terminal.session.beginAgain(terminal.context())
    #expect(terminal.session.recordToSave?.launches == 2)
  }

  @Test(
    "A screen that was closed counts its launch, whether its scene was said to be active or not"
  )
  func closedBeforeActive() {
    var host = SessionHost()
    _ = host.session.begin(host.context(), record: .available(nil))
    host.session.open([(LaunchSource("tips", order: 0), ProviderAnswer(offers: [tip]))])
    #expect(
      host.session.queue.explain().description.split(separator: "\n")[1]
        == "not counted: its scene has not become active"
    )
    host.session.queue.dismissed(tip)
    host.session.enteredBackground(at: host.now)
    #expect(host.session.recordToSave?.launches == 1)
    #expect(host.session.recordToSave?.item("tip")?.isSettled == true)
  }

  @Test("A process that ends before its scene was active ends the launch before (R18)")
  func quittingEarly() {
    var host = SessionHost()
    _ = host.session.begin(host.context(), record: .available(nil))
    #expect(host.session.quit(at: host.now) == nil)

    var second = SessionHost()
    second.launch()
    #expect(second.leaveAndReturn() == .newLaunch)
    _ = second.session.beginAgain(second.context())
    let last = second.session.quit(at: second.now)
    #expect(last?.launches == 1)
    #expect(last?.run == nil)
  }

  @Test("Where scenes stay, the host can ask after each event whether a day has passed (R19)")
  func aDayOfUse() {
    var host = SessionHost()
    host.session.leavesForeground = false
    host.launch(tip)
    host.now = host.now.advanced(by: .hours(25))
    host.session.queue.advance(to: host.now)
    #expect(!host.session.isOver)
    host.session.queue.dismissed(tip)
    #expect(host.session.isOver)
  }
}
