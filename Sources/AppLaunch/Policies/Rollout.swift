/// Shows to a part of all users, always the same ones.
///
/// The bucket is the 64-bit FNV-1a hash of `salt + "/" + subject` modulo 10,000; a user is in where
/// it is less than percent x 100 (R51, N36). Without a subject, the install id stands for the user.
public struct Rollout: LaunchCondition {
  /// How many of a hundred users see it.
  public var percent: Double

  /// What tells one rollout from another.
  public var salt: String

  /// Creates a rule.
  public init(percent: Double, salt: String) {
    self.percent = percent
    self.salt = salt
  }

  public var name: String { "rollout" }

  public func verdict(in state: LaunchState) -> Verdict {
    let subject = state.record.subject ?? state.record.installID
    let bucket = Self.bucket(salt: salt, subject: subject)
    if Double(bucket) < percent * 100 { return .allow }
    return .hold(Reason("rollout", measured: .count(bucket), bound: .text("\(percent) %")))
  }

  /// Returns the bucket of a user, from 0 to 9,999.
  public static func bucket(salt: String, subject: String) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    salt.utf8.forEach(add)
    add(UInt8(ascii: "/"))
    subject.utf8.forEach(add)
    return Int(hash % 10_000)
  }
}
