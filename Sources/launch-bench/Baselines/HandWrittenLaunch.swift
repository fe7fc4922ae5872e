import AppLaunch

/// A launch as an app would write it that has these five screens and these ten rules.
struct HandWrittenLaunch {
  var record: HandWrittenRecord
  private(set) var current: Screen?

  private let now: Int64
  private let number: Int
  private let version: String?
  private let trigger: LaunchTrigger
  private var waiting: [Screen] = []
  private var shown: Set<Screen> = []
  private var held: [Screen] = []
  private var dropped: [Screen] = []

  init(record: HandWrittenRecord, launch: Launch) {
    self.record = record
    now = launch.startedAt?.wall.milliseconds ?? 0
    number = launch.number
    version = launch.version?.rawValue
    trigger = launch.trigger
  }

  mutating func offer(_ screens: [Screen]) {
    for screen in screens where record.items[screen.rawValue]?.settledAt == nil {
      waiting.append(screen)
    }
    decide()
  }

  mutating func dismissed(_ screen: Screen) {
    guard current == screen else { return }
    record.resolve(
      screen.rawValue,
      "finished",
      Show(at: now, version: version, launch: number),
      settles: screen == .welcome || screen == .news
    )
    current = nil
    decide()
  }

  private typealias Show = HandWrittenRecord.Show

  private enum Answer { case show, hold, drop }

  private mutating func decide() {
    while !waiting.isEmpty {
      let screen = waiting.removeFirst()
      switch answer(for: screen) {
      case .hold: held.append(screen)
      case .drop: dropped.append(screen)
      case .show:
        shown.insert(screen)
        record.present(
          screen.rawValue,
          slot: slot(of: screen),
          Show(at: now, version: version, launch: number)
        )
        current = screen
        return
      }
    }
  }

  private func answer(for screen: Screen) -> Answer {
    let entry = record.items[screen.rawValue]
    if screen == .welcome, shown.contains(.trial) { return .drop }
    if screen != .welcome, let entry, entry.interruptions >= 3,
      entry.interruptedVersion == version
    {
      return .drop
    }
    if screen == .news, shown.contains(.plans) { return .hold }
    if screen == .review || screen == .trial {
      let requests = (shown.contains(.review) ? 1 : 0) + (shown.contains(.trial) ? 1 : 0)
      if requests >= 2 { return .hold }
    }
    if screen != .welcome, trigger == .link || trigger == .notification || trigger == .shortcut {
      return .hold
    }
    if screen == .plans, let last = record.slots["paywall"]?.last, now < last.at + 3 * Self.day {
      return .hold
    }
    if screen == .review {
      if number < 2 { return .hold }
      let asks = record.slots["reviewAsk"] ?? []
      if asks.count(where: { $0.at <= now && $0.at > now - 365 * Self.day }) >= 3 { return .hold }
    }
    if screen == .trial {
      let offers = record.slots["followUp"] ?? []
      let today = now / Self.day
      if offers.count(where: { $0.at <= now && $0.at / Self.day == today }) >= 2 { return .hold }
    }
    if screen == .news, let entry, let version,
      entry.shows.contains(where: { Self.isSameMinor($0.version, version) })
    {
      return .hold
    }
    return .show
  }

  private static let day: Int64 = 86_400_000

  private static func isSameMinor(_ lhs: String?, _ rhs: String) -> Bool {
    lhs?.split(separator: ".").prefix(2) == rhs.split(separator: ".").prefix(2)
  }

  private func slot(of screen: Screen) -> String {
    switch screen {
    case .welcome: "onboarding"
    case .news: "whatsNew"
    case .review: "reviewAsk"
    case .plans: "paywall"
    case .trial: "followUp"
    }
  }
}
