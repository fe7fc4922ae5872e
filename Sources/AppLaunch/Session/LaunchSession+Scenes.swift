extension LaunchSession {
  /// What a return to the foreground is.
  public enum Return: Hashable, Sendable {
    /// The launch that was running goes on.
    case same

    /// A new launch: call ``LaunchSession/beginAgain(_:)``.
    case newLaunch
  }

  /// Tells that no scene is in the foreground.
  ///
  /// A launch that was never active is thrown away: it was not counted (R18).
  public mutating func enteredBackground(at instant: LaunchInstant) {
    guard isLaunched else { return }
    guard phase == .active || phase == .background else {
      throwAway(at: instant)
      return
    }
    queue.enteredBackground(at: instant)
    if awayFrom == nil { awayFrom = queue.state.now?.elapsed }
    phase = .background
  }

  /// Tells that a scene is in the foreground again, and says whether that is a new launch (R19).
  ///
  /// In a new launch nothing is decided before ``beginAgain(_:)``.
  public mutating func enteredForeground(at instant: LaunchInstant) -> Return {
    guard phase == .background else { return .same }
    queue.tick(instant)
    if isOver { return .newLaunch }
    awayFrom = nil
    phase = .active
    if let trigger = told.trigger { queue.opened(by: trigger) }
    told.trigger = nil
    queue.enteredForeground()
    return .same
  }

  /// Tells that the scene became inactive; where scenes never leave the foreground, that is when the
  /// gap begins (R19).
  public mutating func becameInactive(at instant: LaunchInstant) {
    queue.tick(instant)
    if !leavesForeground, awayFrom == nil { awayFrom = queue.state.now?.elapsed }
  }

  /// Tells that a scene is active, and says whether that is a new launch.
  ///
  /// The first time in a launch, it counts from here on (R18).
  @discardableResult
  public mutating func becameActive(at instant: LaunchInstant? = nil) -> Return {
    queue.tick(instant)
    if phase == .begun { phase = .active }
    guard !leavesForeground, isLaunched else { return .same }
    if isOver { return .newLaunch }
    awayFrom = nil
    return .same
  }

  /// Whether the launch is over: away longer than the gap, or, where scenes never leave, a day old
  /// with nothing on screen (R19).
  private var isOver: Bool {
    guard let now = queue.state.now else { return false }
    if let awayFrom, now.elapsed - awayFrom > sessionGap { return true }
    guard !leavesForeground, queue.current == nil, let start = queue.launch.startedAt else {
      return false
    }
    return now.elapsed - start.elapsed >= .hours(24)
  }

  /// Marks a clean end of the process, and returns the record to be written last, which is
  /// ``recordToSave`` from now on, too.
  @discardableResult
  public mutating func quit(at instant: LaunchInstant) -> LaunchRecord? {
    queue.tick(instant)
    ended = recordToSave
    ended?.end(at: instant.wall)
    phase = .ended
    return ended
  }

  private mutating func throwAway(at instant: LaunchInstant) {
    phase = .notLaunched
    queue = LaunchQueue(pipeline: pipeline)
    queue.isForeground = false
    queue.state.now = instant
  }
}
