import AppLaunch
import Testing

@Suite("Reasons as sentences")
struct ReasonTextTests {
  static let day = Quantity.duration(.days(1))
  static let week = Quantity.duration(.days(7))
  static let time = Quantity.time("2026-03-09T09:00:00Z")

  static let sentences: [(Reason, String)] = [
    (
      Reason(code: "blocked", measured: .list(["call", "alert"])),
      "the host is blocked by call, alert"
    ),
    (
      Reason(code: "pending", measured: .list(["growth"])),
      "an earlier slot waits for growth to answer"
    ),
    (Reason(code: "record", measured: .text("was lost")), "the record was lost"),
    (Reason(code: "record.write"), "its presentation could not be written to the record"),
    (Reason(code: "disabled", measured: .text("nothing shows")), "nothing shows"),
    (Reason(code: "refused", measured: .text("counts to 65")), "is refused, since it counts to 65"),
    (Reason(code: "drop", measured: .text("welcome")), "welcome was shown in this launch"),
    (Reason(code: "hold", measured: .text("welcome")), "welcome was shown in this launch"),
    (
      Reason(code: "limit", measured: .count(2), bound: .count(1)),
      "2 shown in this launch, at most 1"
    ),
    (
      Reason(code: "kinds", measured: .text("install"), bound: .list(["update", "same"])),
      "the launch is of kind install, must be update, same"
    ),
    (
      Reason(code: "triggers", measured: .text("link"), bound: .list([])),
      "the launch was opened by link, must be nothing"
    ),
    (Reason(code: "quiet", measured: .text("link")), "the launch was opened by link"),
    (Reason(code: "cleanExit"), "the launch before died in the foreground"),
    (Reason(code: "moment", about: "saved"), "waits for the moment saved"),
    (
      Reason(
        code: "moment.stale",
        about: "saved",
        measured: .duration(.seconds(12)),
        bound: .duration(.seconds(10))
      ),
      "the moment saved was reached 12 s ago and is over after 10 s"
    ),
    (
      Reason(code: "cap", about: "365 days", measured: .count(3), bound: .count(3)),
      "3 shown within 365 days, at most 3"
    ),
    (Reason(code: "dailyCap", measured: .count(1), bound: .count(1)), "1 shown today, at most 1"),
    (
      Reason(code: "cooldown", measured: day, bound: week),
      "was shown 1 day ago, must be 7 days"
    ),
    (
      Reason(code: "once", measured: .count(1), bound: .text("ever")),
      "was shown before, shows once"
    ),
    (
      Reason(code: "once.version", measured: .version(.of("1.2")), bound: .text("minor")),
      "was shown in version 1.2, shows once per minor version"
    ),
    (
      Reason(code: "minimumLaunches", measured: .count(1), bound: .count(3)),
      "this is launch 1, must be 3"
    ),
    (
      Reason(code: "minimumDays", measured: day, bound: week),
      "was installed 1 day ago, must be 7 days"
    ),
    (
      Reason(code: "events", about: "saved", measured: .count(1), bound: .count(3)),
      "saved was recorded 1 times, must be 3"
    ),
    (
      Reason(code: "requires", about: "welcome", measured: .list([]), bound: .text("finished")),
      "welcome must have ended with finished, has ended with nothing"
    ),
    (
      Reason(code: "crashLoop", measured: .count(3), bound: .count(3)),
      "was on screen in 3 deaths in a row, the limit is 3"
    ),
    (
      Reason(code: "versions", measured: .version(nil), bound: .text("at least 1.2")),
      "the version is unknown, must be at least 1.2"
    ),
    (Reason(code: "dates.early", measured: time, bound: time), "begins at 2026-03-09 09:00 UTC"),
    (Reason(code: "dates.over", measured: time, bound: time), "ended at 2026-03-09 09:00 UTC"),
    (
      Reason(code: "hours", measured: .text("23:10"), bound: .text("08:00 to 22:00")),
      "it is 23:10, shows from 08:00 to 22:00"
    ),
    (
      Reason(code: "fact", about: "isPro", measured: .text("unknown"), bound: .text("true")),
      "isPro is unknown, must be true"
    ),
    (
      Reason(code: "flag", about: "sale", measured: .truth(false), bound: .truth(true)),
      "sale is false, must be true"
    ),
    (
      Reason(code: "flag.waiting", about: "sale", measured: day, bound: week),
      "sale has not resolved for 1 day, waits 7 days"
    ),
    (
      Reason(code: "flag.unresolved", about: "sale", measured: .truth(nil), bound: .truth(true)),
      "sale did not resolve in time, must be true"
    ),
    (
      Reason(code: "flag.lastKnown", about: "sale", measured: .truth(false), bound: .truth(true)),
      "sale did not resolve in time and was last known as false, must be true"
    ),
    (
      Reason(code: "rollout", measured: .count(7_311), bound: .text("12.5 %")),
      "bucket 7311 of 10000 is not in the first 12.5 %"
    ),
    (Reason(code: "installLaunch"), "the app was launched for the first time"),
    (
      Reason(code: "daysOfUse", measured: .count(2), bound: .count(3)),
      "was used on 2 of 3 days"
    ),
    (
      Reason(code: "perYear", measured: .count(3), bound: .count(3)),
      "3 asked within 365 days, at most 3"
    ),
    (
      Reason(code: "perVersion", measured: .version(.of("1.2.3")), bound: .text("minor")),
      "was asked in version 1.2.3, asks once per minor version"
    ),
    (
      Reason(code: "daysBetween", measured: day, bound: .duration(.days(120))),
      "was asked 1 day ago, must be 120 days"
    ),
    (
      Reason(code: "recentError", measured: day, bound: .duration(.days(3))),
      "an error or a crash was 1 day ago, must be 3 days"
    ),

    // What nobody gave words to.
    ("a text of an app's own", "a text of an app's own"),
    (Reason(code: "mood", measured: .text("low"), bound: .text("high")), "is low, must be high"),
    (Reason(code: "mood", about: "the team", measured: .text("low")), "the team is low"),
    (Reason(code: "mood", bound: .count(3)), "must be 3"),
    (Reason(code: "mood"), "mood"),
    ("", "gives no reason"),
    (Reason(code: "cooldown"), "was shown unknown ago, must be unknown"),
  ]

  @Test("R9: each code has its words, and a reason without any still reads", arguments: sentences)
  func sentence(reason: Reason, sentence: String) {
    #expect(reason.description == sentence)
    var signed = reason
    signed.policy = "ours"
    #expect(signed.description == "ours: \(sentence)")
  }

  @Test("An objection says until when, where that is known")
  func until() {
    var reason = Reason(code: "cooldown", measured: Self.day, bound: Self.week)
    reason.policy = "cooldown"
    let objection = Objection(.hold, reason, until: "2026-03-09T09:00:00Z")
    #expect(
      objection.description
        == "cooldown: was shown 1 day ago, must be 7 days; until 2026-03-09 09:00 UTC"
    )
    #expect(
      Objection(.hold, reason).description == "cooldown: was shown 1 day ago, must be 7 days"
    )
  }

  @Test("Case 28: what a terminal would obey is written out")
  func neutral() {
    var reason = Reason(text: "red \u{1B}[31m, turned \u{202E}, next\nline <script>")
    reason.policy = "ba\u{7}d"
    #expect(
      reason.description
        == #"ba\u{7}d: red \u{1b}[31m, turned \u{202e}, next\u{a}line <script>"#
    )
    #expect(
      Reason(code: "fact", about: "x\u{9B}", measured: .text("\u{2066}"), bound: .text("true"))
        .description == #"x\u{9b} is \u{2066}, must be true"#
    )
  }

  @Test("Every objection of a policy that ships has words of its own", arguments: 0..<20)
  func complete(seed: UInt64) {
    var life = RandomLife(seed: seed)
    let state = life.state()
    let known = Set(Self.sentences.map(\.0.code))
    for candidate in life.candidates(in: state) {
      for policy in SamplePolicies.usual {
        for objection in policy.verdict(for: candidate, in: state).objections {
          #expect(known.contains(objection.reason.code), "\(objection.reason.code)")
          #expect(!objection.description.contains("unknown ago"), "\(objection)")
        }
      }
    }
  }
}
