import AppLaunch

/// An app whose launches are played one after the other, each in a process of its own that ends
/// cleanly.
struct TestApp {
  var record: LaunchRecord?
  var installID = "test"

  /// 2026-03-02 09:00 UTC.
  static let start = LaunchTime(milliseconds: 1_772_442_000_000)

  /// Begins a launch so many days after the start, answers for it, plays, and ends it.
  mutating func launch(
    _ version: AppVersion?,
    day: Int64 = 0,
    earlier: AppVersion? = nil,
    adopts: [LaunchContext.Adoption] = [],
    pipeline: LaunchPipeline = .empty,
    answer: (ProviderContext) -> ProviderAnswer<AnyLaunchItem>,
    due: (ProviderContext) -> [EditionKey] = { _ in [] },
    play: (inout LaunchSession<AnyLaunchItem>) -> Void = { _ in }
  ) {
    let wall = Self.start + .days(day)
    let at = LaunchInstant(wall: wall, elapsed: LaunchDuration(milliseconds: wall.milliseconds))
    var session = LaunchSession<AnyLaunchItem>(pipeline: pipeline)
    let context = LaunchContext(
      at: at,
      version: version,
      untrackedEarlierUse: earlier,
      installID: installID,
      adopts: adopts
    )
    guard let asked = session.begin(context, record: .available(record)) else { return }
    session.open([(LaunchSource("provider", order: 0), answer(asked))], due: due(asked))
    session.becameActive()
    play(&session)
    record = session.quit(at: at)
  }
}

extension ProviderAnswer {
  /// The answer with its items as items of any type.
  var erased: ProviderAnswer<AnyLaunchItem> {
    ProviderAnswer<AnyLaunchItem>(offers: offers.map { AnyLaunchItem($0) }, declines: declines)
  }
}

extension LaunchSession {
  /// Closes what is on screen.
  mutating func close(_ via: LaunchDismissal = .finished) {
    if let item = queue.current { queue.dismissed(item, via: via) }
  }
}
