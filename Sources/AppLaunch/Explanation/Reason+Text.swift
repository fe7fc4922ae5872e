extension Objection: CustomStringConvertible {
  /// The objection as a sentence: `cooldown: was shown 1 day ago, must be 7 days; until 2026-03-09
  /// 09:00 UTC`.
  public var description: String {
    let until = until.map { "; until \($0.spoken)" } ?? ""
    return "\(reason)\(until)"
  }
}

extension Reason: CustomStringConvertible {
  /// The reason as a sentence after the policy's name; control characters are made visible.
  public var description: String {
    (policy.isEmpty ? sentence : "\(policy): \(sentence)").visible
  }

  private var sentence: String {
    if let text, !text.isEmpty { return text }
    let values = Values(
      about: about ?? "it",
      measured: measured?.description ?? "unknown",
      bound: bound?.description ?? "unknown"
    )
    return Self.wordings[code]?(values) ?? plainSentence
  }

  /// What can be said of a code that nobody gave words to.
  private var plainSentence: String {
    var parts: [String] = []
    if let measured { parts.append("is \(measured)") }
    if let bound { parts.append("must be \(bound)") }
    if parts.isEmpty { parts.append(code.isEmpty ? "gives no reason" : code) }
    return (about.map { "\($0) " } ?? "") + parts.joined(separator: ", ")
  }

  /// The values of a reason as texts.
  private struct Values {
    let about: String
    let measured: String
    let bound: String
  }

  /// The words for each code that the package uses.
  private static let wordings: [String: @Sendable (Values) -> String] = [
    // The queue's own.
    "blocked": { "the host is blocked by \($0.measured)" },
    "pending": { "an earlier slot waits for \($0.measured) to answer" },
    "record": { "the record \($0.measured)" },
    "record.write": { _ in "its presentation could not be written to the record" },
    "disabled": { $0.measured },
    "refused": { "is refused, since it \($0.measured)" },

    // This launch.
    "drop": { "\($0.measured) was shown in this launch" },
    "hold": { "\($0.measured) was shown in this launch" },
    "wait": { "\($0.measured) was shown in this launch" },
    "limit": { "\($0.measured) shown in this launch, at most \($0.bound)" },
    "kinds": { "the launch is of kind \($0.measured), must be \($0.bound)" },
    "triggers": { "the launch was opened by \($0.measured), must be \($0.bound)" },
    "quiet": { "the launch was opened by \($0.measured)" },
    "cleanExit": { _ in "the launch before died in the foreground" },
    "moment": { "waits for the moment \($0.about)" },
    "moment.stale": {
      "the moment \($0.about) was reached \($0.measured) ago and is over after \($0.bound)"
    },

    // The past.
    "cap": { "\($0.measured) shown within \($0.about), at most \($0.bound)" },
    "dailyCap": { "\($0.measured) shown today, at most \($0.bound)" },
    "cooldown": { "was shown \($0.measured) ago, must be \($0.bound)" },
    "once": { _ in "was shown before, shows once" },
    "once.version": { "was shown in version \($0.measured), shows once per \($0.bound) version" },
    "minimumLaunches": { "this is launch \($0.measured), must be \($0.bound)" },
    "minimumDays": { "was installed \($0.measured) ago, must be \($0.bound)" },
    "events": { "\($0.about) was recorded \($0.measured) times, must be \($0.bound)" },
    "requires": { "\($0.about) must have ended with \($0.bound), has ended with \($0.measured)" },
    "crashLoop": { "was on screen in \($0.measured) deaths in a row, the limit is \($0.bound)" },

    // The world.
    "versions": { "the version is \($0.measured), must be \($0.bound)" },
    "dates.early": { "begins at \($0.bound)" },
    "dates.over": { "ended at \($0.bound)" },
    "hours": { "it is \($0.measured), shows from \($0.bound)" },
    "fact": { "\($0.about) is \($0.measured), must be \($0.bound)" },
    "flag": { "\($0.about) is \($0.measured), must be \($0.bound)" },
    "flag.waiting": { "\($0.about) has not resolved for \($0.measured), waits \($0.bound)" },
    "flag.unresolved": { "\($0.about) did not resolve in time, must be \($0.bound)" },
    "flag.lastKnown": {
      "\($0.about) did not resolve in time and was last known as \($0.measured), must be \($0.bound)"
    },
    "rollout": { "bucket \($0.measured) of 10000 is not in the first \($0.bound)" },

    // Review asks (R33).
    "installLaunch": { _ in "the app was launched for the first time" },
    "daysOfUse": { "was used on \($0.measured) of \($0.bound) days" },
    "perYear": { "\($0.measured) asked within 365 days, at most \($0.bound)" },
    "perVersion": { "was asked in version \($0.measured), asks once per \($0.bound) version" },
    "daysBetween": { "was asked \($0.measured) ago, must be \($0.bound)" },
    "recentError": { "an error or a crash was \($0.measured) ago, must be \($0.bound)" },
  ]
}
