// Compiled twice, with either default isolation: the other folder holds a link to this file.
import AppLaunch
import AppLaunchItems
import AppLaunchScenario
import Foundation
import Testing

/// The samples in the documentation of AppLaunchItems that no other file here has.
enum DocumentedItems {
  static func importing(_ versions: [String: AppVersion], _ flow: OnboardingFlow) {
    let store = FileLaunchRecordStore(app: "com.example.tidy").importing(
      [.whatsNewKit2, LastVersionImporter(key: "lastSeenVersion"), .iRate],
      from: ImportedValues(defaults: .standard),
      running: AppVersion(bundle: .main)
    )
    let importers: [any EarlierUseImporter] = [
      LastVersionImporter(key: "lastSeenVersion"),
      LastVersionImporter(key: "lastBuild", holding: .build),
      LastVersionImporter(key: "lastBuild", holding: .build { build in versions[build] }),
      SeenFlagImporter(key: "hasOnboarded", seen: flow),
    ]
    _ = (store, importers)
  }

  struct StreakImporter: EarlierUseImporter {
    func read(_ values: ImportedValues, into use: inout ImportedUse) {
      guard let days = values.count("streak") else { return }
      use.use.events.append(EarlierUse.Event("day", count: days))
    }
  }

  static func values() throws -> [ImportedValues] {
    let defaults = {
      let values = ImportedValues(defaults: .standard)
      return values
    }()
    let values = try ImportedValues(file: URL(fileURLWithPath: "settings.plist"))
    return [defaults, values]
  }

  static func links(_ text: String) -> [ContentLink?] {
    let home: ContentLink = "https://example.com"
    let read = ContentLink(text)
    let own = ContentLink("tidy://habits", allowing: ["https", "tidy"])
    return [home, read, own]
  }

  static func content(_ features: [WhatsNewContent.Feature], isBeta: Bool) -> WhatsNewContent? {
    let more = WhatsNewContent.SecondaryAction(
      title: "Learn more",
      action: .openURL(URL(string: "https://example.com"))
    )
    var betaContent =
      WhatsNewContent(
        version: "1.6.1",
        title: "What's New",
        features: [
          .init(
            image: .init(systemName: "star.fill", foregroundColor: .orange),
            title: "Year cards",
            subtitle: "All your habits of a year on one card."
          )
        ],
        secondaryAction: .init(title: "Learn more", action: .openURL("https://example.com"))
      )
    betaContent.secondaryAction = more
    let collection = WhatsNewCollection {
      WhatsNewContent(version: "1.1", title: "What's New", features: features)
      if isBeta { betaContent }
    }
    return
      collection.content(matching: "1.1.3")
  }

  static func version1(_ bytes: Data, show: (WhatsNewContent) -> Void) throws {
    let old = try WhatsNewVersion1(json: bytes)
    show(old.content)
  }

  static func looks() -> ([ContentImage], [ContentColor?], WhatsNewLayout) {
    let images = [
      ContentImage(systemName: "star.fill", foregroundColor: .orange),
      ContentImage(name: "year-cards", renderingMode: .original, label: "A stack of cards"),
    ]
    let tint: ContentColor = .accentColor
    let brand = ContentColor("#FF2D55")
    let paper = ContentColor.adaptive(light: .white, dark: RGBA(20, 29, 38))
    let layout = WhatsNewLayout(showsScrollViewIndicators: true, featureListSpacing: 35)
    return (images, [tint, brand, paper], layout)
  }

  static func policies(_ bytes: [UInt8]) throws -> [LaunchPipeline] {
    let read = try {
      let pipeline = try LaunchPipeline(document: bytes, registry: .withItems)
      let registry = PolicyRegistry.withItems.adding(MinimumNotes.self)
      return (pipeline, registry)
    }()
    let pipeline: LaunchPipeline = [
      .standard, .reviewLimits(.init(moment: "saved"), for: "reviewAsk"),
    ]
    return [
      read.0, pipeline,
      LaunchPipeline {
        Standard()
        ReviewLimits(moment: "saved").policies(for: "reviewAsk")
        CallsPerYear(2).only(items: "reviewAsk")
      },
    ]
  }

  struct RateCard: RecurringItem {
    var id: LaunchItemID = "rateCard"
    var rank = 0
    var slot: LaunchSlot { .other }
  }

  static func recurring() -> RateCard {
    let card = RateCard(rank: 2)
    return card
  }

  static func notes(in context: ProviderContext) {
    let notes = WhatsNewNotes(catalog: [Release(version: "1.6.1", pages: ["Year cards"])])
    let answer = notes.answer(in: context)
    let release =
      Release(version: "1.6.1", pages: [NewsPage.yearCards, .yearNotes])
    _ = (answer, release)
  }

  static func pager(_ release: Release<NewsPage>, send: (WhatsNewEvent?) -> Void) {
    struct Analytics {
      func send(_ name: String, _ parameters: [String: String]) {}
    }
    let analytics = Analytics()
    guard
      var pager = WhatsNewPagerState(release)
    else { return }
    if let event = pager.appeared() { analytics.send(event.name, event.parameters) }
    send(pager.appeared())
    pager.next()
    send(pager.close(via: .closeButton))
  }
}

extension DocumentedItems {
  static func steps(in context: ProviderContext) {
    let flow = OnboardingFlow(steps: [OnboardingStep("hello"), OnboardingStep("location")])
    let answer = flow.answer(in: context)
    _ = answer
  }

  static func onboarding(
    _ item: OnboardingItem,
    in session: inout LaunchSession<OnboardingItem>,
    draw: (OnboardingStep) -> Bool,
    save: () -> Void
  ) {
    let screen = item
    var progress = OnboardingProgress(item)
    while let step = progress.current {
      let part = draw(step) ? progress.finish() : progress.skip()
      if let part { session.queue.finished(part, of: screen) }
      save()
    }
    session.queue.dismissed(screen)
  }

  @MainActor
  static func review(
    _ ask: ReviewAskItem,
    by prompt: any ReviewPrompt,
    in session: inout LaunchSession<ReviewAskItem>
  ) {
    var call = ReviewCall(at: .now)
    prompt.requestReview()
    session.queue.appeared(ask)
    call.changed(isActive: true, at: .now)
    if call.isOver(at: .now) { session.queue.dismissed(ask, at: .now) }
  }

  struct Customer: Sendable {
    var hadTrial = false
    var hasPaid = false
  }

  struct TrialPort: EligibilityPort {
    let customer: Customer
    var eligibility: Eligibility { .when(!customer.hadTrial, else: "had a trial") }
  }

  struct Store: Sendable {
    func entitlements() async throws -> [String] { [] }
  }

  struct StorePort: AsyncEligibilityPort {
    let store: Store
    func eligibility() async throws -> Eligibility {
      .when(try await store.entitlements().isEmpty, else: "has paid")
    }
  }

  enum Screen: ForwardingLaunchItem {
    case paywall(PaywallItem)

    var base: any LaunchItem {
      switch self {
      case .paywall(let item): item
      }
    }
  }

  @MainActor
  static func offers(to customer: Customer, in session: inout LaunchSession<Screen>) {
    let paywall = EligibleOffer(PaywallItem()) { .when(!customer.hasPaid, else: "has paid") }
    session.open(["paywall": paywall.answer().map(Screen.paywall)])
  }

  @MainActor
  static func versionStores() -> [KeyValueWhatsNewVersionStore] {
    let store = KeyValueWhatsNewVersionStore(UserDefaultsKeyValueStore())
    let older = KeyValueWhatsNewVersionStore(
      UserDefaultsKeyValueStore(),
      prefix: "de.tiigi.whatsnewkit"
    )
    return [store, older]
  }

  @MainActor
  final class Database {
    private var texts: Set<String> = []

    func contains(_ text: String) -> Bool { texts.contains(text) }
    func insert(_ text: String) { texts.insert(text) }
  }

  struct DatabaseVersionStore: WhatsNewVersionStore {
    let database: Database
    func hasPresented(_ version: AppVersion) -> Bool { database.contains(version.canonicalText) }
    func save(presentedVersion version: AppVersion) { database.insert(version.canonicalText) }
  }

  @MainActor
  static func environment(
    _ store: any LaunchRecordStore,
    _ content: WhatsNewContent,
    show: (WhatsNewContent) -> Void
  ) {
    let environment = WhatsNewEnvironment(currentVersion: "1.6.1", store: store) { content }
    if let content = environment.whatsNew() { show(content) }
    environment.settle(via: .closeButton)
  }

  @MainActor
  static func tracker(_ store: any LaunchRecordStore, show: (Release<NewsPage>) -> Void) {
    let tracker = WhatsNewTracker<NewsPage>(
      catalog: [Release(version: "1.6.1", pages: [.yearCards, .yearNotes])],
      store: store
    )
    let start = tracker.begin(bundle: .main)
    if let release = start.release { show(release) }
    tracker.settle()
  }
}

/// The samples in the documentation of AppLaunchScenario.
enum DocumentedScenarios {
  static func lab(_ arguments: [String]) {
    var output = StandardStreams()
    exit(LaunchLab([RunCommand()]).run(arguments, to: &output).rawValue)
  }

  static func play(_ path: String) throws {
    func play(_ path: String) throws {
      let registry = PolicyRegistry.withItems.adding(MinimumNotes.self)
      let file = try ScenarioFile(contentsOfFile: path, registry: registry)
      let report = try ScenarioRunner.run(file)
      #expect(report.failures.isEmpty, "\(path): \(report.failures)")
    }
    try play(path)
  }

  static func run(_ bytes: [UInt8]) throws {
    let file = try ScenarioFile(bytes)
    let report = try ScenarioRunner.run(file)
    print(report.passed)
    for failure in report.failures { print(failure) }
  }
}
