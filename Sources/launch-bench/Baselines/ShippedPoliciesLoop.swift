import AppLaunch

/// The rules of ``ShippedPolicies`` in one loop, all in one place and known when it is compiled.
struct ShippedPoliciesLoop {
  let rows: [Row]

  private static let rest = LaunchDuration.days(14)

  /// The slots, as an app that has no others would write them.
  enum Place: Int {
    case onboarding, whatsNew, reviewAsk, paywall, followUp, other
  }

  /// What the rules look at in an item.
  struct Row {
    var place: Place
    var isMandatory: Bool
    var isFollowUp: Bool
    var interruptions: Int
    var interruptedVersion: AppVersion?
    var presentations: [Presentation]
  }

  init(_ candidates: [LaunchCandidate]) {
    rows = candidates.map { candidate in
      Row(
        place: Place(rawValue: LaunchSlot.builtIn.firstIndex(of: candidate.slot) ?? 5) ?? .other,
        isMandatory: candidate.slot.mandatory,
        isFollowUp: candidate.isFollowUp,
        interruptions: candidate.editionHistory?.interruptions ?? 0,
        interruptedVersion: candidate.editionHistory?.interruptedVersion,
        presentations: candidate.history?.presentations ?? []
      )
    }
  }

  /// Judges all rows; what is the same for all of them is computed once.
  func judge(in state: LaunchState, into levels: inout [VerdictLevel]) {
    levels.removeAll(keepingCapacity: true)
    levels.append(contentsOf: repeatElement(.allow, count: rows.count))
    let whole = Whole(state)
    for index in rows.indices { levels[index] = level(at: index, whole, state) }
  }

  @inline(__always)
  private func level(at index: Int, _ whole: Whole, _ state: LaunchState) -> VerdictLevel {
    var level = VerdictLevel.allow
    func raise(to other: VerdictLevel, if isMet: Bool) {
      if isMet, other > level { level = other }
    }
    let place = rows[index].place
    let (isMandatory, isFollowUp) = (rows[index].isMandatory, rows[index].isFollowUp)
    raise(to: .drop, if: place == .whatsNew && whole.hasShownOnboarding)
    raise(to: .hold, if: (place == .reviewAsk || place == .followUp) && whole.hasShownOnboarding)
    raise(
      to: .hold,
      if: (place == .whatsNew || place == .reviewAsk || place == .followUp)
        && whole.hasShownPaywall
    )
    raise(to: .hold, if: (place == .reviewAsk || place == .followUp) && whole.requests >= 1)
    raise(to: .hold, if: place != .onboarding && !isMandatory && whole.isQuiet)
    raise(to: .drop, if: place != .onboarding && !isMandatory && isBroken(index, state))
    raise(
      to: .hold,
      if: place != .onboarding && !isMandatory && !isFollowUp && whole.screens >= 1
    )
    raise(to: .hold, if: place == .paywall && whole.isPaywallCooling)
    raise(to: .hold, if: place == .other && isCooling(index, state))
    raise(to: .hold, if: place == .reviewAsk && whole.reviewsThisYear >= 3)
    raise(to: .hold, if: place == .paywall && whole.paywallsToday >= 2)
    raise(to: .hold, if: place == .whatsNew && wasShown(index, in: state.launch.version))
    raise(to: .hold, if: place == .reviewAsk && whole.isFewLaunches)
    raise(to: .hold, if: place == .reviewAsk && whole.isFewDays)
    raise(to: .hold, if: place == .paywall && whole.isFewExports)
    raise(to: .hold, if: place == .whatsNew && !whole.isRightVersion)
    raise(to: .hold, if: place == .other && whole.isTooSoon)
    raise(to: .hold, if: place == .followUp && !whole.isDay)
    raise(to: .hold, if: place == .paywall && !whole.isFree)
    raise(to: .wait, if: place == .reviewAsk && !whole.isMoment)
    return level
  }

  @inline(__always)
  private func isBroken(_ index: Int, _ state: LaunchState) -> Bool {
    rows[index].interruptions >= 3 && rows[index].interruptedVersion == state.launch.version
  }

  @inline(__always)
  private func isCooling(_ index: Int, _ state: LaunchState) -> Bool {
    guard let now = state.wall else { return false }
    return rows[index].presentations.contains { presentation in
      now < state.record.knownTime(presentation.at, now: now) + Self.rest
    }
  }

  @inline(__always)
  private func wasShown(_ index: Int, in version: AppVersion?) -> Bool {
    guard let version else { return false }
    return rows[index].presentations.contains { presentation in
      presentation.version?.major == version.major && presentation.version?.minor == version.minor
    }
  }

  /// What is the same for all items.
  private struct Whole {
    var hasShownOnboarding = false
    var hasShownPaywall = false
    var requests = 0
    var screens = 0
    var isQuiet: Bool
    var isPaywallCooling = false
    var reviewsThisYear = 0
    var paywallsToday = 0
    var isFewLaunches: Bool
    var isFewDays = false
    var isFewExports: Bool
    var isRightVersion = false
    var isTooSoon = false
    var isDay = true
    var isFree: Bool
    var isMoment = false

    init(_ state: LaunchState) {
      for shown in state.shown {
        switch shown.slot {
        case "onboarding": hasShownOnboarding = true
        case "paywall": hasShownPaywall = true
        case "reviewAsk", "followUp": requests += 1
        default: break
        }
        if !shown.isMandatory, !shown.isFollowUp, shown.slot != "onboarding" { screens += 1 }
      }
      let trigger = state.launch.trigger
      isQuiet = trigger == .link || trigger == .notification || trigger == .shortcut
      isFewLaunches = state.launch.number < 3
      isFewExports = (state.record.events["export"]?.count ?? 0) < 5
      isFree = state.facts["isPro"] == false
      if let version = state.launch.version {
        isRightVersion = "1.2" <= version && version <= "1.9"
      }
      if let age = state.age(ofMoment: "exported") { isMoment = age < .seconds(10) }
      if let now = state.wall { look(at: state.record, now: now) }
    }

    private mutating func look(at record: LaunchRecord, now: LaunchTime) {
      let zone = LaunchZone.utc
      let today = zone.day(of: now)
      if let paywalls = record.slots["paywall"] {
        for entry in paywalls.presentations + paywalls.elsewhere {
          let time = record.knownTime(entry.at, now: now)
          if now < time + .days(3) { isPaywallCooling = true }
          if entry.at.time <= now, zone.day(of: time) == today { paywallsToday += 1 }
        }
      }
      if let reviews = record.slots["reviewAsk"] {
        for entry in reviews.presentations + reviews.elsewhere
        where entry.at.time <= now && record.knownTime(entry.at, now: now) > now - .days(365) {
          reviewsThisYear += 1
        }
      }
      if let installed = record.installed {
        isFewDays = now < record.knownTime(installed, now: now) + .days(7)
      }
      isTooSoon = now < ShippedPolicies.start
      let minute = zone.minute(of: now)
      isDay = MinuteOfDay(8) <= minute && minute < MinuteOfDay(22)
    }
  }
}
