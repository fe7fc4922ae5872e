import Testing

@testable import AppLaunch

@Suite("Launches in which testers pretend") struct PretendingTests {
  private let tip = AnyLaunchItem("tip", slot: .other)
  private let held = AnyLaunchItem("held", slot: .paywall)

  private func overrides(_ change: (inout LaunchOverrides) -> Void) -> LaunchOverrides {
    var overrides = LaunchOverrides()
    change(&overrides)
    return overrides
  }

  /// A process with a launch that counts, in a place where scenes stay, and a pretended one after it.
  private func pretending(_ overrides: LaunchOverrides) -> SessionHost {
    var host = SessionHost()
    host.session.leavesForeground = false
    host.launch()
    host.save()
    host.session.overrides = overrides
    host.now = host.now.advanced(by: .hours(25))
    #expect(host.session.becameActive(at: host.now) == .newLaunch)
    _ = host.session.beginAgain(host.context())
    host.session.open([:])
    return host
  }

  @Test("R27: their end is a clean end of the process, which did count a launch")
  func cleanEnd() {
    var host = pretending(overrides { $0.version = "9.0" })
    #expect(host.session.recordToSave == nil)
    host.session.quit(at: host.now)
    host.save()
    var next = SessionHost(host.saved)
    next.launch()
    #expect(!next.session.queue.launch.followsCrash)
    #expect(next.session.queue.launch.number == 2)
  }

  @Test("R27: the launch after them finds no death of the process that it is in")
  func noDeath() {
    var host = pretending(overrides { $0.version = "9.0" })
    host.session.overrides = LaunchOverrides()
    host.now = host.now.advanced(by: .hours(25))
    #expect(host.session.becameActive(at: host.now) == .newLaunch)
    let launch = host.session.beginAgain(host.context())?.launch
    #expect(launch?.followsCrash == false)
    #expect(launch?.number == 2)
    #expect(host.session.recordToSave?.deaths.isEmpty == true)
  }

  @Test("R27: how a screen ends that shows since they said so is not for the record")
  func carriedScreen() {
    var host = SessionHost()
    host.session.overrides.show = "tip"
    host.launch(tip)
    host.session.queue.appeared(tip)
    host.session.overrides = LaunchOverrides()
    #expect(host.leaveAndReturn() == .newLaunch)
    _ = host.session.beginAgain(host.context())
    host.session.open([:])
    host.session.becameActive()
    #expect(host.session.queue.current?.id == "tip")
    host.session.queue.dismissed(tip)
    #expect(host.session.queue.current == nil)
    #expect(host.session.recordToSave?.item("tip") == nil)
  }

  @Test("R27: a pretended time goes on from the beginning of the launch, whatever the clock says")
  func time() {
    var host = SessionHost(pipeline: [.dates(from: SessionHost.start + .days(300))])
    host.session.overrides.time = SessionHost.start + .days(365)
    host.launch(tip, held)
    #expect(host.session.queue.current?.id == "held")
    host.now = host.now.advanced(by: .minutes(1))
    host.session.queue.dismissed(held, at: host.now)
    #expect(host.session.queue.current?.id == "tip")
    #expect(host.session.queue.state.wall == SessionHost.start + .days(365) + .minutes(1))
  }

  @Test("R21: a record that was lost in such a launch is lost in the next one too")
  func lostRecord() {
    var host = SessionHost()
    host.session.overrides.version = "9.0"
    _ = host.session.begin(host.context(), record: .lost)
    host.session.becameActive()
    host.session.overrides = LaunchOverrides()
    #expect(host.leaveAndReturn() == .newLaunch)
    let launch = host.session.beginAgain(host.context())?.launch
    #expect(launch?.waitsForRecord == ["onboarding", "whatsNew"])
  }

  @Test("R53: who uses the app is no pretence")
  func subject() {
    var host = SessionHost()
    host.session.overrides.version = "9.0"
    host.launch()
    host.session.queue.changed(subject: "ann")
    host.session.overrides = LaunchOverrides()
    #expect(host.leaveAndReturn() == .newLaunch)
    _ = host.session.beginAgain(host.context())
    host.session.becameActive()
    #expect(host.session.recordToSave?.subject == "ann")
  }
}
