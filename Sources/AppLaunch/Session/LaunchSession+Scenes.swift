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
  /// A launch that was never active is thrown away: it was not counted, and the one before it goes on
  /// (R18).
  public mutating func enteredBackground(at instant: LaunchInstant? = nil) {
    isSceneActive = false
    guard isLaunched else { return }
    if isUncounted { throwAway(at: instant) }
    guard isCounted else { return }
    queue.enteredBackground(at: instant)
    if awayFrom == nil { awayFrom = queue.state.now?.elapsed }
    phase = .background
  }

  /// Tells that a scene is in the foreground again, and says whether that is a new launch (R19).
  ///
  /// In a new launch nothing is decided before ``beginAgain(_:)``.
  public mutating func enteredForeground(at instant: LaunchInstant? = nil) -> Return {
    guard phase == .background else { return .same }
    queue.tick(instant)
    if isOver { return .newLaunch }
    awayFrom = nil
    phase = .active
    queue.enteredForeground()
    return .same
  }

  /// Tells that the scene became inactive; where scenes never leave the foreground, that is when the
  /// gap begins (R19).
  public mutating func becameInactive(at instant: LaunchInstant? = nil) {
    queue.tick(instant)
    isSceneActive = false
    if !leavesForeground, awayFrom == nil { awayFrom = queue.state.now?.elapsed }
  }

  /// Tells that a scene is active, and says whether that is a new launch.
  ///
  /// A launch counts from the first time on: until then nothing of it is to be written (R18).
  @discardableResult
  public mutating func becameActive(at instant: LaunchInstant? = nil) -> Return {
    queue.tick(instant)
    isSceneActive = phase != .ended
    if phase == .begun { count() }
    guard !leavesForeground, isLaunched else { return .same }
    if isOver { return .newLaunch }
    awayFrom = nil
    return .same
  }

  /// Marks a clean end of the process, and returns the record to be written last, which is
  /// ``recordToSave`` from now on, too.
  @discardableResult
  public mutating func quit(at instant: LaunchInstant? = nil) -> LaunchRecord? {
    guard phase != .ended else { return ended }
    if isUncounted { throwAway(at: instant) }
    queue.tick(instant)
    ended = recordToSave
    // The process ends cleanly whatever testers pretended in its last launch.
    if let unpretended, unpretended.isOfThisProcess { ended = unpretended.record }
    ended?.end(at: queue.wall)
    phase = .ended
    return ended
  }

  /// Whether the launch is over, so that the next one is to begin: away longer than the gap, or, where
  /// scenes never leave, a day old with nothing on screen (R19).
  ///
  /// Scene events say so by themselves; a host whose scenes never leave asks after each event.
  public var isOver: Bool {
    guard isCounted, let now = queue.state.now else { return false }
    if let awayFrom, now.elapsed - awayFrom > sessionGap { return true }
    guard !leavesForeground, queue.current == nil, let start = queue.launch.startedAt else {
      return false
    }
    return now.elapsed - start.elapsed >= .hours(24)
  }

  /// Takes back a launch that was never active, unless a screen of it was closed: that cannot be.
  private mutating func throwAway(at instant: LaunchInstant?) {
    queue.tick(instant)
    guard !queue.wasAnswered || phase == .awaitingRecord else {
      count()
      return
    }
    var kept: LaunchQueue<Item>
    if let before {
      (kept, awayFrom, unpretended) = (before.queue, before.awayFrom, before.unpretended)
      phase = .background
    } else {
      kept = .early(pipeline: pipeline)
      (awayFrom, unpretended) = (nil, nil)
      phase = .notLaunched
    }
    before = nil
    kept.take(back: queue)
    queue = kept
  }
}
