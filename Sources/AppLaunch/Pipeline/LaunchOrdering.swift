/// An order of an app's own, which comes before slot priority (R2).
///
/// An ordering gives each candidate a number, lower first; so it can never contradict itself. Several
/// compose lexicographically, in the order in which the pipeline names them.
///
/// ```swift
/// LaunchOrdering("urgent first") { candidate in candidate.id == "outage" ? 0 : 1 }
/// ```
public struct LaunchOrdering: Sendable {
  /// The name, for explanations.
  public let name: String

  /// Returns a candidate's number.
  public let key: @Sendable (LaunchCandidate) -> Int

  /// Creates an ordering.
  public init(_ name: String, key: @escaping @Sendable (LaunchCandidate) -> Int) {
    self.name = name
    self.key = key
  }
}
