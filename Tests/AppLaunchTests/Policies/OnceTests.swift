import AppLaunch
import Testing

@Suite("Once")
struct OnceTests {
  static func past(_ version: String?) -> PastUse {
    var past = PastUse()
    past.launches(version)
    past.shows("item", at: PastUse.start)
    return past
  }

  @Test(
    "N30: it counts the id's presentations in the same major, minor, patch or full version",
    arguments: [
      (Once.Period.major, "1.9", true), (.major, "2.0", false),
      (.minor, "1.2.9", true), (.minor, "1.3", false),
      (.patch, "1.2.3", true), (.patch, "1.2.4", false), (.patch, "1.2.3-rc", true),
      (.full, "1.2.3", true), (.full, "1.2.3.0", true), (.full, "1.2.3-rc", false),
    ]
  )
  func version(period: Once.Period, running: String, isHeld: Bool) {
    var past = Self.past("1.2.3")
    past.launches(running, at: PastUse.start + .days(1))
    let verdict = past.verdict(of: Once(per: period), at: PastUse.start + .days(1))
    let sentence = "once: was shown in version \(running), shows once per \(period) version"
    #expect(verdict.level == (isHeld ? .hold : .allow))
    #expect(verdict.sentences == (isHeld ? [sentence] : []))
  }

  @Test("Once ever drops, whatever the version; an item that was never shown may show")
  func ever() {
    let past = Self.past("1.0")
    let verdict = past.verdict(of: Once(), at: nil)
    #expect(verdict.level == .drop)
    #expect(verdict.sentences == ["once: was shown before, shows once"])
    #expect(past.verdict(of: Once(), about: "another", at: nil) == .allow)
    #expect(Self.past(nil).verdict(of: Once(), at: nil).level == .drop)
  }

  @Test("N30: it does not object where one of the versions is unknown")
  func unknownVersion() {
    var past = Self.past("1.0")
    past.launches(nil, at: PastUse.start + .days(1))
    #expect(past.verdict(of: Once(per: .major), at: nil) == .allow)
    past = Self.past(nil)
    past.launches("1.0", at: PastUse.start + .days(1))
    #expect(past.verdict(of: Once(per: .major), at: nil) == .allow)
  }

  @Test("A presentation counts however long ago it was")
  func longAgo() {
    var past = Self.past("1.0")
    let later = PastUse.start + .days(500)
    past.launches("1.1", at: later)
    past.shows("another", at: later)
    #expect(past.verdict(of: Once(per: .major), at: later).level == .hold)
  }
}
