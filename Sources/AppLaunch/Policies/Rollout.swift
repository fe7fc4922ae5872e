/// Shows to a part of all users, always the same ones.
///
/// The bucket is the 64-bit FNV-1a hash of `salt + "/" + subject` modulo 10,000; a user is in where
/// it is less than percent x 100 (R51, N36). Without a subject, the install id stands for the user.
public struct Rollout: LaunchCondition, DocumentedPolicy {
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
    if Double(bucket) < limit { return .allow }
    return .hold(
      Reason(code: "rollout", measured: .count(bucket), bound: .text("\(percent.plain) %"))
    )
  }

  /// The first bucket that is out. Rounded to a millionth of a bucket, since 1.1 x 100 is a little
  /// more than 110 in binary.
  private var limit: Double { (percent * 100_000_000).rounded() / 1_000_000 }

  /// Returns the bucket of a user, from 0 to 9,999.
  public static func bucket(salt: String, subject: String) -> Int {
    var hash = FNVHash()
    hash.add(salt)
    hash.add("/")
    hash.add(subject)
    return Int(hash.value % 10_000)
  }
}

extension Rollout {
  public static let documentType = "rollout"
  public static let documentKeys = ["percent", "salt"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(
      percent: try fields.number("percent", in: 0...100),
      salt: try fields.text("salt")
    )
  }

  public func write(to fields: inout PolicyWriter) {
    fields.write("percent", percent.isNaN ? 0 : min(max(0, percent), 100))
    fields.write("salt", salt)
  }
}
