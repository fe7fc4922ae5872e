import AppLaunch
import AppLaunchItems
import Testing

@Suite("Items that testers show now") struct ShowNowTests {
  private let flow = OnboardingFlow(steps: [OnboardingStep("hello"), OnboardingStep("place")])
  private let notes = WhatsNewNotes(catalog: [Release(version: "1.0", pages: ["cards"])])

  private func session(
    showing id: LaunchItemID,
    on record: LaunchRecord
  ) -> LaunchSession<AnyLaunchItem> {
    var session = LaunchSession<AnyLaunchItem>(pipeline: .calm)
    session.overrides.show = id
    let at = LaunchInstant(wall: TestApp.start + .days(1), elapsed: .zero)
    let context = LaunchContext(at: at, version: "1.0", installID: "test")
    guard let asked = session.begin(context, record: .available(record)) else { return session }
    session.open([
      "onboarding": flow.answer(in: asked).map { AnyLaunchItem($0) },
      "whatsNew": notes.answer(in: asked).map { AnyLaunchItem($0) },
    ])
    session.becameActive()
    return session
  }

  @Test("R27: onboarding that was settled and notes that are not due show when testers say so")
  func shows() throws {
    var app = TestApp()
    app.launch("1.0", answer: { flow.answer(in: $0).erased }, play: { $0.close() })
    let record = try #require(app.record)
    let onboarding = session(showing: "onboarding", on: record)
    let steps = (onboarding.queue.current?.base as? OnboardingItem)?.steps
    #expect(steps?.map(\.id) == ["hello", "place"])
    #expect(onboarding.recordToSave == nil)
    let whatsNew = session(showing: "whatsNew", on: record)
    let releases = (whatsNew.queue.current?.base as? WhatsNewItem<String>)?.releases
    #expect(releases?.map(\.version) == ["1.0"])
    let neither = session(showing: "other", on: record)
    #expect(neither.queue.current == nil)
  }
}
