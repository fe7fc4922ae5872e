import AppLaunch
import AppLaunchItems
import Testing

@Suite("A store that begins with what was imported (D15)") struct ImportingStoreTests {
  static let values = ImportedValues([
    "WhatsNewKit.1.5": .number(1), "iRateLastReminded": .date(TestApp.start - .days(20)),
    "iRateFirstUsed": .date(TestApp.start - .days(300)), "done": .number(1),
  ])
  static let flow = OnboardingFlow(steps: [OnboardingStep("hello")])
  static let notes = WhatsNewNotes<String>(
    catalog: ["1.4", "1.5", "1.6"].reduce(into: []) { all, text in
      all = ReleaseCatalog(
        all.releases + [Release(version: AppVersion(text) ?? AppVersion(0), pages: [text])]
      )
    }
  )

  static func store(_ base: InMemoryLaunchRecordStore)
    -> ImportingLaunchRecordStore<InMemoryLaunchRecordStore>
  {
    base.importing(
      [.whatsNewKit2, .iRate, SeenFlagImporter(key: "done", seen: flow)],
      from: values,
      running: "1.6"
    )
  }

  /// Plays a launch; returns what showed, and why the review ask did not.
  static func launch(_ base: InMemoryLaunchRecordStore, day: Int64 = 0) throws -> (
    LaunchKind, [String], String?
  ) {
    let wall = TestApp.start + .days(day)
    var session = LaunchSession<AnyLaunchItem>(
      pipeline: LaunchPipeline { ReviewLimits(moment: nil).policies(for: "reviewAsk") }
    )
    let context = LaunchContext(at: LaunchInstant(wall: wall, elapsed: .days(day)), version: "1.6")
    let began = session.begin(context, from: store(base))
    let asked = try #require(began)
    session.open([
      "onboarding": flow.answer(in: asked).map { AnyLaunchItem($0) },
      "whatsNew": notes.answer(in: asked).map { AnyLaunchItem($0) },
    ])
    session.becameActive()
    var shown: [String] = []
    while let item = session.queue.current {
      shown.append("\(item.id) \(item.edition)")
      session.queue.dismissed(item)
    }
    session.queue.offer(AnyLaunchItem(ReviewAskItem()))
    let objection = session.queue.explain().candidate("reviewAsk")?.objections
      .first { $0.policy == "daysBetween" }
    let ended = session.quit()
    let record = try #require(ended)
    try store(base).save(record)
    return (session.queue.launch.kind, shown, objection?.until.map { "\($0)" })
  }

  @Test("The first launch is an adoption: nothing that was seen shows, and limits go on (R20, R33)")
  func adoption() throws {
    let base = InMemoryLaunchRecordStore()
    let (kind, shown, until) = try Self.launch(base)
    #expect(kind == .adoption(from: "1.5"))
    #expect(shown == ["whatsNew 1.6"])
    #expect(until == "\(TestApp.start + .days(100))")
    #expect(base.record?.installed?.time == TestApp.start - .days(300))
    let (again, nothing, same) = try Self.launch(base, day: 1)
    #expect(again == .same)
    #expect(nothing == [])
    #expect(same == until)
  }

  @Test("Until the first save nothing is changed; then nothing is imported any more")
  func once() throws {
    let base = InMemoryLaunchRecordStore()
    let store = Self.store(base)
    #expect(store.read().record?.presentations(in: .reviewAsks).count == 1)
    #expect(try store.load()?.launches == 0)
    #expect(base.record == nil)
    #expect(base.saves == 0)
    var own = LaunchRecord()
    own.record(event: "own", at: TestApp.start)
    try store.save(own)
    #expect(try store.load() == own)
    base.record = nil
    #expect(try store.load()?.event("own") == nil)
    #expect(try store.load()?.presentations(in: .reviewAsks).count == 1)
  }

  @Test(
    "A record that cannot be had is not missing: nothing is imported in its place (R20, R21)",
    arguments: LaunchRecordStoreError.Code.allCases
  )
  func unreadable(code: LaunchRecordStoreError.Code) {
    let base = InMemoryLaunchRecordStore()
    base.readFault = code
    let store = Self.store(base)
    #expect(store.read().record == nil)
    #expect(store.read().error?.code == code)
    #expect(throws: LaunchRecordStoreError.self) { try store.load() }
  }

  @Test("Where nothing was written down, it is the store itself")
  func nothing() throws {
    let base = InMemoryLaunchRecordStore()
    let store = base.importing([.whatsNewKit2, .iRate], from: ImportedValues(), running: "1.6")
    guard case .missing = store.read() else {
      Issue.record("there is a record")
      return
    }
    #expect(try store.load() == nil)
    #expect(store.earlierVersion == nil)
    #expect(store.placeName == base.placeName)
    #expect(!store.isPersistent && !store.hasChanged)
  }

  @Test("A build alone makes an existing user who has seen all there was")
  func build() throws {
    let store = InMemoryLaunchRecordStore().importing(
      [LastVersionImporter(key: "build", holding: .build)],
      from: ImportedValues(["build": .text("1042")]),
      running: "1.6"
    )
    #expect(store.earlierVersion == "1.6")
  }
}
