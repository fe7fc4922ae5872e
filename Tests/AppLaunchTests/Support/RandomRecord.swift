import TestSupport

@testable import AppLaunch

/// Makes records of any shape that a record can have, all fields used and left out.
///
/// The same seed gives the same record everywhere.
struct RandomRecord {
  private var generator: SeededGenerator
  private var record = LaunchRecord()

  /// How many items there are at most.
  var size = 6

  /// Whether there are fields of a newer minor schema.
  var hasUnknown = true

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func make() -> LaunchRecord {
    record = LaunchRecord()
    record.installID = maybe { $0.text() } ?? ""
    record.installed = maybe { $0.stamp() }
    record.launches = number(0...5_000)
    record.lastVersion = maybe { $0.version() }
    record.highestVersion = maybe { $0.version() }
    record.baseline = maybe { $0.version() }
    record.days.recent = Set(list(8) { $0.number(-3...30_000) }).sorted()
    record.days.count = record.days.recent.count + number(0...3)
    record.run = maybe { $0.run() }
    record.corrections = list(3) { ClockCorrection(noticed: $0.stamp()) }
    record.errors = list(3) { $0.stamp() }
    record.deaths = list(3) { $0.stamp() }
    record.events = dictionary(3) { $0.event() }
    record.flags = dictionary(3) { $0.chance() }
    record.quietLaunches = dictionary(2) { $0.number(0...9) }
    record.epochs = dictionary(2) { $0.number(0...9) }
    record.slots = dictionary(4) { $0.slot() }
    record.items = items()
    record.subjects = dictionary(2) { $0.items() }
    record.subject = maybe { $0.text() }
    record.unknown = unknown()
    if hasUnknown { record.schema.minor = number(0...3) }
    record.latest = maybe { $0.time() }
    record.restored = record.order > 0 ? maybe { $0.number(1...$0.record.order) } : nil
    return record
  }

  private mutating func items() -> [LaunchItemID: ItemRecord] {
    var items: [LaunchItemID: ItemRecord] = [:]
    for _ in 0..<number(0...size) { items[LaunchItemID(text())] = item() }
    return items
  }

  private mutating func item() -> ItemRecord {
    var item = ItemRecord(slot: text(), lastSeen: stamp())
    item.presentations = list(4) {
      Presentation(at: $0.stamp(), version: $0.maybe { $0.version() }, launch: $0.number(-1...99))
    }
    item.timesPresented = item.presentations.count + number(0...3)
    item.outcomes = list(3) { $0.outcome().description }
    for _ in 0..<number(0...3) { item.editions[LaunchEdition(rawValue: text())] = edition() }
    item.unknown = unknown()
    return item
  }

  private mutating func edition() -> EditionRecord {
    EditionRecord(
      settlement: maybe { $0.settlement() },
      lastOutcome: maybe {
        OutcomeRecord(
          outcome: $0.outcome(),
          at: $0.stamp(),
          version: $0.maybe { $0.version() },
          unknown: $0.unknown()
        )
      },
      interruptions: number(0...3),
      interruptedVersion: maybe { $0.version() },
      heldSince: maybe { $0.stamp() },
      heldBy: list(3) { $0.text() },
      unknown: unknown()
    )
  }

  private mutating func settlement() -> Settlement {
    let how: Settlement.How =
      switch number(0...4) {
      case 0: .presented
      case 1: .adopted
      case 2: .dropped(by: list(2) { $0.text() })
      case 3: .crashLooped(by: list(2) { $0.text() })
      default: .outcome(outcome())
      }
    return Settlement(
      how: how,
      at: stamp(),
      version: maybe { $0.version() },
      launch: number(-1...99),
      baselineBefore: maybe { $0.version() },
      unknown: unknown()
    )
  }

  private mutating func outcome() -> LaunchOutcome {
    let all: [LaunchOutcome] = [
      .dismissed(.finished), .dismissed(.closeButton), .dismissed(.swipeDown), .withdrawn, .failed,
      .interrupted, .dismissed(.action(text())),
    ]
    return all[number(0...all.count - 1)]
  }

  private mutating func run() -> RunMark {
    RunMark(
      startedAt: stamp(),
      launch: number(0...99),
      isForeground: chance(),
      onScreen: maybe {
        EditionKey(
          LaunchItemID($0.text()),
          edition: LaunchEdition(rawValue: $0.text()),
          owner: $0.chance() ? .install : .subject
        )
      },
      unknown: unknown()
    )
  }

  private mutating func event() -> EventRecord {
    EventRecord(count: number(0...9), last: stamp(), unknown: unknown())
  }

  private mutating func slot() -> SlotRecord {
    SlotRecord(
      presentations: list(4) { $0.slotPresentation() },
      elsewhere: list(2) { $0.slotPresentation() },
      unknown: unknown()
    )
  }

  private mutating func slotPresentation() -> SlotPresentation {
    SlotPresentation(
      at: stamp(),
      item: maybe { LaunchItemID($0.text()) },
      version: maybe { $0.version() }
    )
  }

  private mutating func stamp() -> Stamp {
    record.order += number(1...3)
    return Stamp(time(), order: record.order)
  }

  private mutating func time() -> LaunchTime {
    switch number(0...9) {
    case 0: LaunchTime(milliseconds: .random(in: .min ... .max, using: &generator))
    case 1:
      LaunchTime(milliseconds: .random(in: -99_999_999_999...9_999_999_999_999, using: &generator))
    default: LaunchTime(milliseconds: 1_772_442_000_000 + Int64(number(0...99_999_999)) * 1_000)
    }
  }

  private mutating func version() -> AppVersion {
    let texts = ["1", "1.0", "v2.1.0", "2.1", "1.03", "2.0-beta.1", "2.0b3", "3.1.4.1+77"]
    return AppVersion(texts[number(0...texts.count - 1)]) ?? AppVersion(1)
  }

  private mutating func unknown() -> [JSONValue.Member] {
    guard hasUnknown, number(0...3) == 0 else { return [] }
    let values: [JSONValue] = [nil, true, 1.5, "new", [1, "2"], ["inner": ["deep": []]]]
    return [JSONValue.Member("later", values[number(0...values.count - 1)])]
  }

  private mutating func text() -> String {
    let texts = [
      "", "welcome", "what's new", "a\"b\\", "日本語", "e\u{301}", "\u{7}", "x.y/z", "\u{202E}",
    ]
    let number = number(0...texts.count + 20)
    return number < texts.count ? texts[number] : "item\(number)"
  }

  private mutating func dictionary<Value>(
    _ most: Int,
    _ make: (inout Self) -> Value
  ) -> [String: Value] {
    var values: [String: Value] = [:]
    for _ in 0..<number(0...most) { values[text()] = make(&self) }
    return values
  }

  private mutating func list<Element>(_ most: Int, _ make: (inout Self) -> Element) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<number(0...most) { elements.append(make(&self)) }
    return elements
  }

  private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
    chance() ? make(&self) : nil
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &generator)
  }

  private mutating func chance() -> Bool { .random(using: &generator) }
}
