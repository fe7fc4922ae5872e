/// How much of the past a policy needs to see (R50).
public struct HistoryNeed: Hashable, Sendable {
  /// How far back.
  public var span: LaunchDuration

  /// How many presentations.
  public var count: Int

  /// Creates a need.
  public init(span: LaunchDuration = .zero, count: Int = 0) {
    self.span = span
    self.count = count
  }

  /// Nothing of the past.
  public static let none = HistoryNeed()

  /// What the record keeps: 400 days and 64 presentations (R26).
  public static let kept = HistoryNeed(span: .days(400), count: 64)

  /// What is wrong with the need, or nil where the record keeps enough.
  package var problem: String? {
    if span > Self.kept.span {
      return "looks back more than the \(Self.kept.span.spoken) that the record keeps"
    }
    if count > Self.kept.count {
      return "counts to \(count), more than the \(Self.kept.count) that the record keeps"
    }
    return nil
  }
}
