import AppLaunch
import Testing

@Suite("Rollout")
struct RolloutTests {
  // Computed apart from this package, in Python:
  //
  //   def fnv1a(text):
  //     hash = 0xcbf29ce484222325
  //     for byte in text.encode():
  //       hash = ((hash ^ byte) * 0x100000001b3) % 2**64
  //     return hash
  //
  //   fnv1a("paywall-2026/scenario") == 0x458701d6cbdafcc9
  //   fnv1a("new-editor/user-42")    == 0x2546f7628ec46f7e
  //   fnv1a("/")                     == 0xaf63a24c860189fe
  @Test(
    "R51: the bucket is the 64-bit FNV-1a hash of salt/subject, modulo 10,000",
    arguments: [
      ("paywall-2026", "scenario", 1_673), ("new-editor", "user-42", 3_502), ("", "", 5_758),
    ]
  )
  func vectors(salt: String, subject: String, bucket: Int) {
    #expect(Rollout.bucket(salt: salt, subject: subject) == bucket)
  }

  @Test(
    "N36: in where the bucket is less than percent x 100",
    arguments: [
      (16.73, false), (16.74, true), (0.0, false), (100.0, true), (16.0, false), (17.0, true),
      (-1.0, false), (.infinity, true), (-.infinity, false), (.nan, false),
      (.greatestFiniteMagnitude, true),
    ]
  )
  func percent(percent: Double, isIn: Bool) {
    var past = PastUse()
    past.launches()
    past.record.change(subject: "scenario")
    let policy = Rollout(percent: percent, salt: "paywall-2026")
    #expect(past.verdict(of: policy, at: nil).level == (isIn ? .allow : .hold))
  }

  @Test(
    "A percentage of two decimals lets in exactly its buckets",
    arguments: [0.07, 0.29, 1.1, 33.33]
  )
  func exact(percent: Double) {
    let first = (0..<200_000).first { number in
      let bucket = Rollout.bucket(salt: "s", subject: "\(number)")
      return bucket == Int((percent * 100).rounded())
    }
    var record = LaunchRecord()
    record.change(subject: first.map(String.init))
    let verdict = Rollout(percent: percent, salt: "s").verdict(in: LaunchState(record: record))
    #expect(first != nil)
    #expect(verdict.level == .hold)
  }

  @Test("Without a subject, the install id stands for the user")
  func install() {
    var past = PastUse()
    past.launches()
    let bucket = Rollout.bucket(salt: "s", subject: "install")
    let verdict = past.verdict(of: Rollout(percent: 0, salt: "s"), at: nil)
    #expect(verdict.sentences == ["rollout: bucket \(bucket) of 10000 is not in the first 0 %"])
  }
}
