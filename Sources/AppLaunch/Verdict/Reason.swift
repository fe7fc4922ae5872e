/// Why a policy objects, as data (R9); a text is made only when somebody asks.
///
/// A policy of an app's own can give a text alone:
///
/// ```swift
/// .hold("needs Pro, is \(state.facts["plan"] ?? "free")")
/// ```
public struct Reason: Hashable, Sendable, Codable {
  /// The policy's name; the pipeline fills it in.
  public var policy: String

  /// A stable code for programs, such as `cooldown`; empty for a text of an app's own.
  public var code: String

  // `String?` would be nil first and then again what it is given; without that, a reason that nobody
  // looks at is left out when it is compiled.

  /// What was looked at, where the policy's name does not say it: a fact, a flag, a moment.
  public var about: Optional<String>

  /// What the policy found.
  public var measured: Optional<Quantity>

  /// What it would have to find.
  public var bound: Optional<Quantity>

  /// A sentence of the policy's own, used in place of the standard wording.
  public var text: Optional<String>

  /// Creates a reason from data; without the label, a literal would be the text of a reason.
  @inlinable
  public init(
    code: String,
    about: String? = nil,
    measured: Quantity? = nil,
    bound: Quantity? = nil
  ) {
    self.policy = ""
    self.code = code
    self.about = about
    self.measured = measured
    self.bound = bound
    self.text = nil
  }

  /// Creates a reason from a sentence.
  @inlinable
  public init(text: String) {
    self.policy = ""
    self.code = ""
    self.about = nil
    self.measured = nil
    self.bound = nil
    self.text = text
  }
}

extension Reason: ExpressibleByStringInterpolation {
  @inlinable
  public init(stringLiteral value: String) {
    self.init(text: value)
  }
}
