public import AppLaunch

/// A call of the system's review prompt while it may be on screen (R34).
///
/// Nobody is told whether the prompt showed, nor when it went. So the ask stays on screen for five
/// seconds in which the app is active and nothing of its own is in front; meanwhile nothing else shows
/// (R1).
///
/// ```swift
/// var call = ReviewCall(at: .now)
/// prompt.requestReview()
/// session.queue.appeared(ask)
/// // At the time of `call.end(after:)`, and at each change of the scene:
/// if call.isOver(at: .now) { session.queue.dismissed(ask, at: .now) }
/// ```
public struct ReviewCall: Hashable, Sendable {
  /// How much active, unobstructed time an ask takes.
  public let length: LaunchDuration

  private var passed = LaunchDuration.zero

  /// Since when time counts, or nil while it does not.
  private var countsFrom: LaunchDuration?
  private var isActive: Bool
  private var obstacles: Set<String> = []

  /// How long the system's prompt is given.
  public static let usualLength = LaunchDuration.seconds(5)

  /// Creates a call that is made now.
  ///
  /// - Parameters:
  ///   - instant: When; only elapsed time counts.
  ///   - isActive: Whether the scene is active.
  ///   - length: How much time it takes.
  public init(
    at instant: LaunchInstant,
    isActive: Bool = true,
    length: LaunchDuration = usualLength
  ) {
    self.length = length
    self.isActive = isActive
    countsFrom = isActive ? instant.elapsed : nil
  }
}

extension ReviewCall {
  /// Tells whether the scene is active: the system's own prompt makes it inactive, and that time does
  /// not count.
  public mutating func changed(isActive: Bool, at instant: LaunchInstant) {
    self.isActive = isActive
    count(to: instant)
  }

  /// Tells that something of the app's own is in front, by name.
  public mutating func block(_ name: String, at instant: LaunchInstant) {
    obstacles.insert(name)
    count(to: instant)
  }

  /// Tells that it is gone.
  public mutating func unblock(_ name: String, at instant: LaunchInstant) {
    obstacles.remove(name)
    count(to: instant)
  }

  /// Returns whether the ask may be resolved.
  public func isOver(at instant: LaunchInstant) -> Bool {
    passed(until: instant) >= length
  }

  /// Returns when the ask may be resolved if nothing changes until then, or nil while time does not count.
  public func end(after instant: LaunchInstant) -> LaunchInstant? {
    guard countsFrom != nil || isOver(at: instant) else { return nil }
    let left = max(.zero, length - passed(until: instant))
    return instant.advanced(by: left)
  }

  private func passed(until instant: LaunchInstant) -> LaunchDuration {
    guard let countsFrom else { return passed }
    return passed + max(.zero, instant.elapsed - countsFrom)
  }

  private mutating func count(to instant: LaunchInstant) {
    passed = passed(until: instant)
    countsFrom = isActive && obstacles.isEmpty ? instant.elapsed : nil
  }
}
