/// Whether a user may have what is offered: who has paid sees no paywall, who had a trial gets no other.
public enum Eligibility: Hashable, Sendable, Codable {
  /// The user may have it.
  case eligible

  /// The user may not have it, and why, as an explanation says it: "has paid", say.
  case notEligible(String)

  /// Returns eligibility where something is so, and a reason where it is not.
  public static func when(_ isEligible: Bool, else reason: String) -> Self {
    isEligible ? .eligible : .notEligible(reason)
  }

  /// Why the user may not have it, or nil where they may.
  public var refusal: String? {
    if case .notEligible(let reason) = self { reason } else { nil }
  }
}
