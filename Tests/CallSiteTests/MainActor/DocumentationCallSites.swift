// Compiled twice, with either default isolation: the other folder holds a link to this file.
import AppLaunch
import AppLaunchItems
import Foundation
import Testing

/// The samples in the documentation of AppLaunch that no other file here has.
enum DocumentedEngine {
  enum Screen: String, LaunchItem {
    case welcome, trialOffer

    var slot: LaunchSlot {
      switch self {
      case .welcome: .onboarding
      case .trialOffer: .followUp
      }
    }
  }

  enum Forwarding {
    enum Screen: ForwardingLaunchItem {
      case onboarding(OnboardingItem)
      case whatsNew(WhatsNewItem<String>)

      var base: any LaunchItem {
        switch self {
        case .onboarding(let item): item
        case .whatsNew(let item): item
        }
      }
    }

    static func answer(_ notes: WhatsNewNotes<String>, in context: ProviderContext) {
      _ =
        notes.answer(in: context).map(Screen.whatsNew)
    }
  }

  enum Overview {
    enum Screen: String, LaunchItem {
      case welcome, news, trialOffer
      var slot: LaunchSlot { self == .welcome ? .onboarding : .followUp }
    }

    static func queue() {
      var queue = LaunchQueue<Screen>(pipeline: .calm)
      queue.offer([.trialOffer, .welcome, .news])
      _ =
        queue.current
      queue.dismissed(.welcome)
      print(queue.explain())
    }
  }

  final class Keychain: Sendable {
    nonisolated subscript(key: String) -> Data? {
      get { nil }
      set {}
    }
  }

  nonisolated static let keychain = Keychain()

  struct KeychainStore: LaunchRecordStore {
    func load() throws(LaunchRecordStoreError) -> LaunchRecord? {
      guard let data = keychain["launches"] else { return nil }
      return try LaunchRecord(json: data)
    }

    func save(_ record: LaunchRecord) throws(LaunchRecordStoreError) {
      _ = try load()  // What cannot be read is not replaced.
      keychain["launches"] = record.jsonData
    }
  }
}

extension DocumentedEngine {
  static func documents(_ bytes: [UInt8], log: (String) -> Void) throws {
    var documents = PolicyDocuments(slots: [.consent])
    if let problem = documents.load(bytes) { log(problem.description) }
    let queue = LaunchQueue<LaunchScreen>(pipeline: documents.pipeline)

    let registry = PolicyRegistry.shipped.adding(MinimumNotes.self)
    let pipeline = try LaunchPipeline(document: bytes, registry: registry)
    _ = (queue, pipeline)
  }

  static func items(canStartTrial: Bool) {
    var queue = LaunchQueue<LaunchScreen>()
    queue.offer([.trialOffer, .onboarding])
    _ =
      queue.current
    queue.dismissed(.onboarding, then: canStartTrial ? [.trialOffer] : [])
    _ =
      queue.explain()
    queue.dismissed(.onboarding, at: .now)
    queue.learned("isPro", is: true)
    queue.learned("plan", is: "family")
  }

  static func anyItem() {
    var queue = LaunchQueue<AnyLaunchItem>()
    queue.offer([AnyLaunchItem("tips", slot: .other)])
  }

  static func json(_ reader: JSONReader) throws {
    let document = try JSONDocument.parse(#"{"version": "1.2"}"#.utf8)
    let version = try JSONReader(document).object(allowing: ["version"]).required("version").string

    let policy = try reader.object(allowing: ["type", "count", "within"])
    let count = try policy.required("count").int(in: 1...)
    let within = try policy.optional("within")?.string

    let value: JSONValue = ["type": "cap", "count": 3]
    print(value.text())  // {"type":"cap","count":3}

    var writer = JSONWriter()
    writer.object { writer in
      writer.key("launches")
      writer.int(3)
    }
    print(writer.text)  // {"launches":3}
    _ = (version, count, within)
  }

  static func agreement(of candidates: [LaunchCandidate], in state: LaunchState) {
    struct QuickCap: LaunchPolicy {
      func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict { .allow }
    }
    let pipeline = LaunchPipeline(QuickCap())
    let asked = candidates.map { pipeline.verdict(for: $0, in: state).level }
    #expect(pipeline.levels(of: candidates, in: state) == asked)
  }

  static func verdict(in state: LaunchState) -> Verdict {
    .hold("needs Pro, is \(state.facts["plan"] ?? "free")")
  }

  static func pipelines(isBeta: Bool) -> [LaunchPipeline] {
    let pipeline = LaunchPipeline {
      Standard()
      Cooldown(of: .paywall, for: .days(3))
      if isBeta { MinimumLaunches(2) }
    }
    let same: LaunchPipeline = [.standard, .cooldown(of: .paywall, for: .days(3))]
    return [
      pipeline, same,
      LaunchPipeline {
        Standard().without("quiet")
        Cooldown(of: .paywall, for: .days(3))
        DropAfter(.onboarding, of: .whatsNew)
        HoldAfter(.onboarding, of: .whatsNew)
        ShowLimit(1, of: .reviewAsk, .followUp)
      },
    ]
  }

  static func lists() -> [LaunchPipeline] {
    let own: LaunchPipeline = {
      let pipeline: LaunchPipeline = [.standard, .policy(ProOnly()).only(for: .followUp)]
      return pipeline
    }()
    let pipeline: LaunchPipeline = [.calm.without("quiet"), .cooldown(for: .days(1))]
    let queue = LaunchQueue<Screen>(pipeline: .calm)
    return [own, pipeline, queue.pipeline]
  }

  static func versions() {
    let running: AppVersion = "1.10"
    print(running > "1.9", running == "1.10.0")  // true true
  }

  static func earlierUse(lastAsk: LaunchTime) -> LaunchRecord {
    var use = EarlierUse()
    use.version = "1.6"
    use.shown.append(EarlierUse.Shown(in: .reviewAsk, at: lastAsk))
    let record = LaunchRecord(continuing: use)
    return record
  }

  static func stores() -> (FileLaunchRecordStore, any LaunchRecordStore) {
    let memory: InMemoryLaunchRecordStore = {
      let store = InMemoryLaunchRecordStore()
      store.writeFault = .unwritable
      return store
    }()
    let store = FileLaunchRecordStore(app: "com.example.notes")
    return (store, memory)
  }

  @MainActor
  static func keeper(of store: any LaunchRecordStore, _ context: LaunchContext, now: LaunchTime) {
    let keeper = LaunchRecordKeeper.keeper(of: store)
    keeper.begin(context)
    keeper.update { record in record.record(event: "saved", at: now) }
  }
}

extension DocumentedEngine {
  @MainActor
  static func next(
    _ session: inout LaunchSession<WhatsNewItem<String>>,
    of keeper: LaunchRecordKeeper,
    _ context: LaunchContext,
    _ notes: WhatsNewNotes<String>,
    draw: (WhatsNewItem<String>) -> Void,
    answer: () -> LaunchDismissal
  ) {
    if let asked = keeper.begin(&session, context) {
      keeper.update(&session) { session in
        session.open(["notes": notes.answer(in: asked)])
        session.becameActive()
      }
    }
    while let item = keeper.next(&session) {
      draw(item)
      keeper.update(&session) { session in
        session.queue.appeared(item, at: .now)
        session.queue.dismissed(item, via: answer(), at: .now)
      }
    }
  }

  static func next(
    _ session: inout LaunchSession<AnyLaunchItem>,
    in store: FileLaunchRecordStore,
    draw: (AnyLaunchItem) -> Void,
    answer: () -> LaunchDismissal
  ) {
    while let item = session.next(savingTo: store) {
      draw(item)
      session.queue.appeared(item, at: .now)
      session.queue.dismissed(item, via: answer(), at: .now)
    }
    session.save(to: store)
  }

  enum Session {
    enum Screen: ForwardingLaunchItem {
      case onboarding(OnboardingItem)
      case news(WhatsNewItem<String>)

      var base: any LaunchItem {
        switch self {
        case .onboarding(let item): item
        case .news(let item): item
        }
      }
    }

    static func begin(
      _ context: LaunchContext,
      _ record: LaunchRecord?,
      _ notes: WhatsNewNotes<String>
    ) {
      var session = LaunchSession<Screen>(pipeline: .calm)
      if let asked = session.begin(context, record: .available(record)) {
        session.open(["notes": notes.answer(in: asked).map(Screen.news)])
      }
      _ =
        session.queue.current
    }

    static func open(_ asked: ProviderContext, _ flow: OnboardingFlow, _ notes: OnboardingFlow) {
      var session = LaunchSession<OnboardingItem>()
      session.open(["onboarding": flow.answer(in: asked), "whatsNew": notes.answer(in: asked)])
    }
  }
}
