/// The distinct days on which a launch was counted (R33).
public struct UsageDays: Hashable, Sendable {
  /// How many there were.
  public internal(set) var count: Int = 0

  /// The last of them as days since 1970, in order; enough to know one again after the clock was set
  /// back.
  public internal(set) var recent: [Int] = []

  /// Counts a day once.
  mutating func add(_ day: Int) {
    guard !recent.contains(day) else { return }
    count = count.saturatingAdd(1)
    recent.append(day)
    recent.sort()
    if recent.count > Self.kept { recent.removeFirst(recent.count - Self.kept) }
  }

  private static let kept = 400
}
