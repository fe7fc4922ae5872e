import AppLaunch
import TestSupport

extension LawRule {
  /// Returns the rules of one game: shipped ones, an app's own, or none.
  static func random(_ pool: LawPool, using random: inout SeededGenerator) -> [LawRule] {
    var rules: [LawRule] = []
    if random.chance(0.4) { rules += standard() }
    if random.chance(0.2) { rules.append(calm()) }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let rule = one(pool, using: &random)
      rules.append(random.chance(0.2) ? rule.when("isPro") : rule)
    }
    return rules.shuffled(using: &random)
  }

  private static func one(_ pool: LawPool, using random: inout SeededGenerator) -> LawRule {
    let scope = LawScope.random(pool, using: &random)
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: shown(scope, pool, using: &random)
    case 1: remembered(scope, pool, using: &random)
    case 2: launched(scope, using: &random)
    default: told(scope, pool, using: &random)
    }
  }

  // MARK: What was shown in this launch

  private static func shown(
    _ scope: LawScope,
    _ pool: LawPool,
    using random: inout SeededGenerator
  ) -> LawRule {
    let count = Int.random(in: 0...2, using: &random)
    let trigger = LawScope.random(pool, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      return LawRule(ShowLimit(count, scope: scope.scope), in: scope) { _, queue in
        queue.shownCount(in: scope) >= count ? .hold : .allow
      }
    case 1:
      let policy = HoldAfter(after: trigger.scope, scope: scope.scope)
      return LawRule(policy, in: scope) { _, queue in
        queue.shownCount(in: trigger) > 0 ? .hold : .allow
      }
    case 2:
      let policy = DropAfter(after: trigger.scope, scope: scope.scope)
      return LawRule(policy, in: scope) { _, queue in
        queue.shownCount(in: trigger) > 0 ? .drop : .allow
      }
    case 3:
      let policy = Rule("patience", "waits for others", otherwise: .wait) { _, state in
        state.shown.count >= count
      }
      return LawRule(policy, in: scope) { _, queue in queue.shown.count >= count ? .allow : .wait }
    default:
      return LawRule(RankRule(most: count - 1), in: scope) { offer, _ in
        offer.item.rank > count - 1 ? .hold : .allow
      }
    }
  }

  // MARK: What is remembered

  private static func remembered(
    _ scope: LawScope,
    _ pool: LawPool,
    using random: inout SeededGenerator
  ) -> LawRule {
    let count = Int.random(in: 0...3, using: &random)
    let span = LaunchDuration.hours(.random(in: 0...72, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let since = Cooldown.Since.allCases.randomElement(using: &random) ?? .slot
      let policy = Cooldown(scope: scope.scope, for: span, since: since)
      return LawRule(policy, in: scope) { offer, queue in
        let shows =
          switch since {
          case .same: queue.shows(of: offer.item)
          case .slot: queue.inSlots.filter { $0.slot == offer.item.slot }
          case .any: queue.inSlots
          }
        guard !queue.overrides.ignoresCooldowns else { return .allow }
        return queue.last(of: shows).map { queue.wall - $0 < span } ?? false ? .hold : .allow
      }
    case 1:
      return LawRule(FrequencyCap(count, scope: scope.scope, within: span), in: scope) { _, queue in
        queue.past(in: scope).count { queue.wall - $0 < span } >= count ? .hold : .allow
      }
    case 2:
      return LawRule(DailyCap(count, scope: scope.scope), in: scope) { _, queue in
        queue.past(in: scope).count { day(of: $0) == day(of: queue.wall) } >= count ? .hold : .allow
      }
    case 3:
      return LawRule(Once(per: .ever, scope: scope.scope), in: scope) { offer, queue in
        queue.shows(of: offer.item).isEmpty ? .allow : .drop
      }
    case 4:
      return LawRule(Once(per: .full, scope: scope.scope), in: scope) { offer, queue in
        guard let version = queue.launch.version else { return .allow }
        return queue.shows(of: offer.item).contains { $0.version == version } ? .hold : .allow
      }
    case 5:
      let id = pool.items.randomElement(using: &random)?.id ?? "a"
      return LawRule(Requires(id), in: scope) { _, queue in
        queue.outcomes(of: id).contains(.dismissed(.finished)) ? .allow : .wait
      }
    case 6:
      return LawRule(MinimumEvents("event", count), in: scope) { _, queue in
        queue.memory.events["event"] ?? 0 >= count ? .allow : .hold
      }
    default:
      return LawRule(CrashLoop(attempts: max(1, count), scope: scope.scope), in: scope) {
        offer,
        queue in
        let most = max(1, count)
        return queue.deaths(of: offer, loop: most) >= most && isOptional(offer) ? .drop : .allow
      }
    }
  }

  private static func day(of time: LaunchTime) -> Int64 { time.milliseconds / 86_400_000 }

  // MARK: What the launch is

  private static func launched(
    _ scope: LawScope,
    using random: inout SeededGenerator
  ) -> LawRule {
    let count = Int.random(in: 0...3, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      return LawRule(MinimumLaunches(count), in: scope) { _, queue in
        queue.launch.number >= count ? .allow : .hold
      }
    case 1:
      return LawRule(MinimumDays(count), in: scope) { _, queue in
        let installed = min(queue.memory.installed?.known ?? queue.wall, queue.wall)
        return queue.wall - installed >= .days(Int64(count)) ? .allow : .hold
      }
    case 2:
      let kinds = LaunchKind.Name.allCases.shuffled(using: &random).prefix(count + 1)
      return LawRule(LaunchKinds(only: Array(kinds)), in: scope) { _, queue in
        kinds.contains(queue.launch.kind.name) ? .allow : .hold
      }
    case 3:
      let triggers = LaunchTrigger.allCases.shuffled(using: &random).prefix(count + 1)
      return LawRule(Triggers(only: Array(triggers)), in: scope) { _, queue in
        triggers.contains(queue.launch.trigger) ? .allow : .hold
      }
    case 4:
      let triggers = LaunchTrigger.allCases.shuffled(using: &random).prefix(count)
      let quiet = LawQuiet(triggers: Set(triggers), atMost: .random(in: 0...2, using: &random))
      var rule = LawRule(Quiet(Array(triggers), atMost: quiet.atMost), in: scope) { _, queue in
        quiet.isQuiet(queue.launch.trigger, after: queue.quietBefore[quiet] ?? 0) ? .hold : .allow
      }
      rule.quiet = quiet
      return rule
    case 5:
      return LawRule(CleanExit(), in: scope) { _, queue in
        queue.launch.followsCrash ? .hold : .allow
      }
    case 6:
      let from = LawGame.beginning + .hours(.random(in: 0...72, using: &random))
      let until = from + .hours(.random(in: 0...72, using: &random))
      return LawRule(DateRange(from: from, until: until), in: scope) { _, queue in
        queue.wall >= until ? .drop : queue.wall < from ? .hold : .allow
      }
    default:
      let from = Int.random(in: 0..<1_440, using: &random)
      let to = Int.random(in: 0..<1_440, using: &random)
      let policy = HourRange(from: MinuteOfDay(minutes: from), to: MinuteOfDay(minutes: to))
      return LawRule(policy, in: scope) { _, queue in
        let minute = Int(queue.wall.milliseconds / 60_000 % 1_440)
        let sinceFrom = (minute - from + 1_440) % 1_440
        let length = (to - from + 1_440) % 1_440
        return from == to || sinceFrom < length ? .allow : .hold
      }
    }
  }

  // MARK: What the host tells

  private static func told(
    _ scope: LawScope,
    _ pool: LawPool,
    using random: inout SeededGenerator
  ) -> LawRule {
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let missing = RequiresFact.Answer.allCases.randomElement(using: &random) ?? .hold
      let otherwise = RequiresFact.Answer.allCases.randomElement(using: &random) ?? .hold
      let policy = RequiresFact("isPro", missing: missing, otherwise: otherwise)
      return LawRule(policy, in: scope) { _, queue in
        guard let fact = queue.facts["isPro"] else { return missing.level }
        return fact == true ? .allow : otherwise.level
      }
    case 1:
      let timeout = LaunchDuration.seconds(.random(in: 0...4, using: &random))
      let policy = RequiresFlag("flag", timeout: timeout)
      return LawRule(policy, in: scope, timeout: timeout) { _, queue in
        if let flag = queue.flags["flag"] { return flag ? .allow : .hold }
        if queue.elapsed < timeout { return .wait }
        return queue.memory.flags["flag"] == true ? .allow : .hold
      }
    default:
      let fresh =
        random.chance(0.3) ? nil : LaunchDuration.seconds(.random(in: 0...10, using: &random))
      let policy = AwaitMoment("moment", freshFor: fresh.map { .duration($0) } ?? .wholeLaunch)
      return LawRule(policy, in: scope) { _, queue in
        guard let reached = queue.moments["moment"] else { return .wait }
        return fresh.map { queue.openTime - reached < $0 } ?? true ? .allow : .wait
      }
    }
  }
}

extension RequiresFact.Answer {
  fileprivate var level: VerdictLevel {
    switch self {
    case .allow: .allow
    case .wait: .wait
    case .hold: .hold
    }
  }
}

/// A policy of an app's own, asked about each candidate.
private struct RankRule: LaunchPolicy {
  var most: Int

  func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
    candidate.rank > most ? .hold("stands too far behind") : .allow
  }
}
