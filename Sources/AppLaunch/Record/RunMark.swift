/// A launch that has not ended cleanly yet; found at the next start, it tells how the process died.
public struct RunMark: Hashable, Sendable {
  /// When the launch began.
  public var startedAt: Stamp

  /// The number of the launch.
  public var launch: Int

  /// Whether a scene was in the foreground; inactive counts (N3).
  public var isForeground: Bool

  /// The edition on screen, or nil where nothing was.
  public var onScreen: EditionKey?

  /// The subject to whom that belongs, or nil for none (R53).
  public var subject: String?

  /// Fields of a newer minor schema, kept and written back (R47).
  package var unknown: [JSONValue.Member] = []
}

extension RunMark {
  /// Marks that nothing is on screen.
  mutating func clearScreen() {
    onScreen = nil
    subject = nil
  }
}

extension LaunchRecord {
  /// The record without the mark of a launch: one that was saved in the middle of a launch does not
  /// tell how that ended.
  var withoutRun: Self {
    var record = self
    record.run = nil
    return record
  }
}
