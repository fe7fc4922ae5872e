import AppLaunch
import AppLaunchItems
import Foundation
import Testing

@Suite("Going through onboarding") struct OnboardingProgressTests {
  static let flow = OnboardingFlow(steps: [
    OnboardingStep("hello"), OnboardingStep("terms", isRequired: true), OnboardingStep("push"),
    OnboardingStep("end"),
  ])

  static func item(_ flow: OnboardingFlow = flow) -> OnboardingItem {
    OnboardingItem(steps: flow.steps, editions: flow.steps.map { $0.edition(on: "test") })
  }

  @Test("Each step is settled once, when the user is through with it; going back unsettles nothing")
  func through() {
    var progress = OnboardingProgress(Self.item())
    let found1 = progress.finish()
    #expect(found1 == "hello@1")
    progress.back()
    #expect(progress.current?.id == "hello")
    let found2 = progress.finish()
    #expect(found2 == nil)
    let found3 = progress.finish()
    #expect(found3 == "terms@1")
    progress.back()
    progress.back()
    progress.back()
    #expect(progress.number == 1)
    let again = [progress.finish(), progress.finish()]
    #expect(again == [nil, nil])
    let found4 = progress.skip()
    #expect(found4 == "push@1")
    let found5 = progress.finish()
    #expect(found5 == "end@1")
    #expect(progress.current == nil)
    let found6 = progress.finish()
    #expect(found6 == nil)
  }

  @Test("A step can be skipped, or all up to the first that is required")
  func skipping() {
    var progress = OnboardingProgress(Self.item())
    let found7 = progress.skipAll()
    #expect(found7 == ["hello@1"])
    #expect(!progress.isSkipAllowed)
    let found8 = progress.skip()
    #expect(found8 == nil)
    let found9 = progress.finish()
    #expect(found9 == "terms@1")
    let found10 = progress.skipAll()
    #expect(found10 == ["push@1", "end@1"])
    #expect(progress.current == nil)
    let found11 = progress.skipAll()
    #expect(found11 == [])
  }

  /// One process in which so many steps are finished; returns the steps that it began with.
  static func play(
    _ finished: Int,
    _ flow: OnboardingFlow = flow,
    on record: inout LaunchRecord?,
    closes: Bool
  ) -> [String] {
    var session = LaunchSession<OnboardingItem>(pipeline: .standard)
    let at = LaunchInstant(wall: TestApp.start, elapsed: .zero)
    let context = LaunchContext(at: at, version: "1.0", installID: "test")
    guard let asked = session.begin(context, record: .available(record)) else { return [] }
    session.open(["onboarding": flow.answer(in: asked)])
    session.becameActive()
    guard let item = session.queue.current else {
      record = session.quit(at: at)
      return []
    }
    session.queue.appeared(item)
    var progress = OnboardingProgress(item)
    for _ in 0..<finished {
      if let part = progress.finish() { session.queue.finished(part, of: item) }
    }
    if closes {
      session.queue.dismissed(item)
      record = session.quit(at: at)
    } else {
      record = session.recordToSave
    }
    return item.steps.map(\.id)
  }

  @Test("Onboarding goes on at the step at which the app died (R23)", arguments: 0...4)
  func resuming(finished: Int) {
    var record: LaunchRecord?
    let all = Self.flow.steps.map(\.id)
    let found12 = Self.play(finished, on: &record, closes: false)
    #expect(found12 == all)
    let rest = Array(all.dropFirst(finished))
    let found13 = Self.play(0, on: &record, closes: true)
    #expect(found13 == rest)
    let found14 = Self.play(0, on: &record, closes: true)
    #expect(found14 == [])
  }

  @Test("A step that is left out for this user is not settled, and returns when it is for them")
  func leavingOut() {
    var record: LaunchRecord?
    let without = Self.flow.keeping { $0.id != "push" }
    let found15 = Self.play(0, without, on: &record, closes: true)
    #expect(found15 == ["hello", "terms", "end"])
    let found16 = Self.play(0, without, on: &record, closes: true)
    #expect(found16 == [])
    let found17 = Self.play(0, on: &record, closes: true)
    #expect(found17 == ["push"])
  }

  @Test("Without a step for this user onboarding is declined with a reason")
  func nobody() {
    let asked = ProviderContext(launch: Launch(), record: LaunchRecord())
    let answer = Self.flow.keeping { _ in false }.answer(in: asked)
    #expect(answer.declines.map(\.reason) == [.notEligible("no step is for this user")])
    #expect(answer.offers.isEmpty)
  }

  @Test(
    "A part that the item does not name, or of an item that is not on screen, settles nothing (R4)"
  )
  func nonsense() {
    var queue = LaunchQueue<OnboardingItem>()
    let item = Self.item()
    queue.finished("hello@1", of: item)
    queue.offer(item)
    queue.finished("other@1", of: item)
    #expect(queue.record.item("onboarding")?.isSettled == false)
    queue.finished("hello@1", of: item)
    #expect(queue.record.settlement(of: EditionKey("onboarding", edition: "hello@1")) != nil)
    let ignored = queue.events.filter { $0.kind == .ignored("finished", "onboarding") }
    #expect(ignored.count == 2)
  }

  @Test("A step reads and writes as JSON, and all but its name may be missing")
  func json() throws {
    let steps = [OnboardingStep("hello"), OnboardingStep("terms", version: 2, isRequired: true)]
    let bytes = try JSONEncoder().encode(steps)
    #expect(try JSONDecoder().decode([OnboardingStep].self, from: bytes) == steps)
    let short = Data(#"[{"id": "hello"}, {"id": "terms", "version": 2, "required": true}]"#.utf8)
    #expect(try JSONDecoder().decode([OnboardingStep].self, from: short) == steps)
  }
}
