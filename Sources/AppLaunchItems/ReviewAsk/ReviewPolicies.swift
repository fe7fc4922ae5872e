internal import AppLaunch

/// Holds in an install launch, whatever the days say (R33, N29).
struct NotAtInstall: LaunchCondition {
  var name: String { "installLaunch" }

  func verdict(in state: LaunchState) -> Verdict {
    state.launch.kind.name == .install ? .hold(Reason(code: "installLaunch")) : .allow
  }
}

/// Holds until the app was used on enough distinct days (N27).
struct MinimumDaysOfUse: LaunchCondition {
  let count: Int

  init(_ count: Int) {
    self.count = count
  }

  var name: String { "daysOfUse" }

  func verdict(in state: LaunchState) -> Verdict {
    let used = state.record.days.count
    guard used < count else { return .allow }
    return .hold(Reason(code: "daysOfUse", measured: .count(used), bound: .count(count)))
  }
}

/// Holds after so many calls in 365 days, as the store does (R33).
struct CallsPerYear: LaunchCondition {
  let cap: FrequencyCap

  init(_ count: Int, counted: LaunchScope) {
    cap = FrequencyCap(count, scope: counted, within: .days(365))
  }

  var name: String { "perYear" }
  var history: HistoryNeed { cap.history }

  func verdict(in state: LaunchState) -> Verdict {
    let verdict = cap.verdict(in: state)
    guard let objection = verdict.objections.first else { return .allow }
    return .hold(
      Reason(code: "perYear", measured: objection.reason.measured, bound: objection.reason.bound),
      until: objection.until
    )
  }
}

/// Holds until the version has changed enough since a call (R33).
struct CallsPerVersion: LaunchCondition {
  let depth: VersionDepth?
  let counted: LaunchScope

  init(_ depth: VersionDepth?, counted: LaunchScope) {
    self.depth = depth
    self.counted = counted
  }

  var name: String { "perVersion" }

  func verdict(in state: LaunchState) -> Verdict {
    guard let depth, let version = state.launch.version else { return .allow }
    let isRepeated = state.record.presentations(in: counted).contains { call in
      call.version.map { $0.agrees(with: version, to: depth) } ?? false
    }
    guard isRepeated else { return .allow }
    return .hold(
      Reason(code: "perVersion", measured: .version(version), bound: .text(depth.rawValue))
    )
  }
}

/// Holds until enough days have passed since the last call (R33).
struct DaysBetweenCalls: LaunchCondition {
  let length: LaunchDuration
  let counted: LaunchScope

  init(_ days: Int, counted: LaunchScope) {
    length = .days(Int64(clamping: days))
    self.counted = counted
  }

  var name: String { "daysBetween" }
  var history: HistoryNeed { HistoryNeed(span: length) }

  func verdict(in state: LaunchState) -> Verdict {
    guard let now = state.wall else { return .allow }
    guard let last = state.record.lastTime(in: counted, now: now) else { return .allow }
    let end = last + length
    guard now < end else { return .allow }
    return .hold(
      Reason(code: "daysBetween", measured: .duration(now - last), bound: .duration(length)),
      until: end
    )
  }
}

/// Holds for some days after an error or a crash (R33).
struct RecentError: LaunchCondition {
  let length: LaunchDuration

  init(quietDays: Int) {
    length = .days(Int64(clamping: quietDays))
  }

  var name: String { "recentError" }

  func verdict(in state: LaunchState) -> Verdict {
    guard let now = state.wall else { return .allow }
    let times = (state.record.errors + state.record.deaths).map { stamp in
      state.record.knownTime(stamp, now: now)
    }
    guard let last = times.max(), now < last + length else { return .allow }
    return .hold(
      Reason(code: "recentError", measured: .duration(now - last), bound: .duration(length)),
      until: last + length
    )
  }
}
