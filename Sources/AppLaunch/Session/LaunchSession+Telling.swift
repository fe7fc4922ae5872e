extension LaunchSession {
  /// Makes everything wait, in this launch and those that follow in this process (N10).
  public mutating func block(_ name: String, at instant: LaunchInstant? = nil) {
    queue.block(name, at: instant)
  }

  /// Takes a blocker away.
  public mutating func unblock(_ name: String, at instant: LaunchInstant? = nil) {
    queue.unblock(name, at: instant)
  }

  /// Tells policies something about the app, in this launch and those that follow in this process.
  public mutating func learned(
    _ fact: String,
    is value: LaunchFact,
    at instant: LaunchInstant? = nil
  ) {
    queue.learned(fact, is: value, at: instant)
  }

  /// Tells policies whether something is so.
  public mutating func learned(_ fact: String, is value: Bool, at instant: LaunchInstant? = nil) {
    queue.learned(fact, is: value, at: instant)
  }

  /// Tells the value of a remote flag.
  public mutating func resolved(flag: String, is value: Bool, at instant: LaunchInstant? = nil) {
    queue.resolved(flag: flag, is: value, at: instant)
  }

  /// Tells what brought the app to the front, before or after the launch began (R52, N13).
  public mutating func opened(by trigger: LaunchTrigger, at instant: LaunchInstant? = nil) {
    queue.opened(by: trigger, at: instant)
  }

  /// Tells who uses the app; nil for nobody (R53).
  public mutating func changed(subject: String?, at instant: LaunchInstant? = nil) {
    queue.changed(subject: subject, at: instant)
  }

  /// Offers items of the app's own; before the launch begins they are kept for it.
  public mutating func offer(_ items: [Item], at instant: LaunchInstant? = nil) {
    queue.offer(items, at: instant)
  }
}
