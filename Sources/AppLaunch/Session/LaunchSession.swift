/// One process of the app, as a value: scenes and sessions around the queue of the launch.
///
/// It knows when a launch begins, what stays when one ends, and which record is to be written, but it
/// reads no clock, asks no provider and writes no file: the host does, and tells. A coordinator, a
/// scenario runner and a command-line program are such hosts.
///
/// ```swift
/// var session = LaunchSession<Screen>(pipeline: .calm)
/// if let asked = session.begin(context, record: .available(record)) {
///   session.open(["notes": notes.answer(in: asked).map(Screen.news)])
/// }
/// session.queue.current
/// ```
///
/// Everything else is told to the ``queue``, at any time: what is told before a launch is counted takes
/// effect in the one that is (N13), and blockers, facts and flags stay from launch to launch (N10).
public struct LaunchSession<Item: LaunchItem>: Sendable {
  /// The queue of the running launch; before one begins, that of what is told and offered early.
  public var queue: LaunchQueue<Item>

  /// Where the process is.
  public internal(set) var phase: Phase = .notLaunched

  /// How long the app may be away before its return is a new launch; that must be exceeded (N5).
  public var sessionGap: LaunchDuration = .minutes(30)

  /// Whether scenes leave the foreground at all; where they do not, the gap counts time not active,
  /// and a launch ends after a day (R19).
  public var leavesForeground = true

  /// Whether what is remembered outlives the process, as the store says; told in explanations.
  public var isPersistent = true

  /// What testers pretend, from the next launch on (R27).
  public var overrides = LaunchOverrides()

  /// The rules.
  public let pipeline: LaunchPipeline

  /// Why the last save failed, or nil where it did not: see ``save(to:)``.
  public internal(set) var saveError: LaunchRecordStoreError?

  var awayFrom: LaunchDuration?
  var ended: LaunchRecord?

  /// Whether a scene was said to be active, so that a launch counts as soon as it begins.
  var isSceneActive = false

  /// What a launch leaves where it is thrown away, since its scene was never active: the launch before
  /// it in this process (R18).
  var before: Before?

  /// What goes on without what testers pretend in the running launch, or nil where nothing is (R27).
  var unpretended: Unpretended?

  /// What others change in the record while the launch is not counted; nil where nobody asked.
  var meanwhile: Meanwhile?

  /// Where a process can be.
  public enum Phase: Hashable, Sendable {
    /// No scene was ever about to be drawn: prewarmed, or in the background (R18).
    case notLaunched

    /// The record cannot be read; the launch begins when it can (R20).
    case awaitingRecord

    /// A launch is running; its scene is not active yet, so nothing is counted (R18).
    case begun

    /// A launch is running and counted.
    case active

    /// A launch is running, and no scene is in the foreground.
    case background

    /// The process ended cleanly: only the last record is left to be written.
    case ended
  }

  /// A launch that is over, as long as the next one does not count.
  struct Before: Sendable {
    var queue: LaunchQueue<Item>
    var awayFrom: LaunchDuration?
    var unpretended: Unpretended?
  }

  /// The record as it is while testers pretend something.
  struct Unpretended: Sendable {
    var record: LaunchRecord

    /// Whether its running launch is one of this process, and no death therefore.
    var isOfThisProcess = false

    /// Whether the record before it was lost (R21).
    var isLost = false
  }

  /// Creates a process.
  public init(pipeline: LaunchPipeline = .standard) {
    self.pipeline = pipeline
    queue = .early(pipeline: pipeline)
  }
}

extension LaunchSession {
  /// Whether a launch runs, counted or not.
  public var isLaunched: Bool { phase != .notLaunched && phase != .ended }

  /// The record to be written, or nil while nothing may be: before the launch is counted, while the
  /// record cannot be read, and in a launch in which testers pretend something (R18, R20, R27).
  public var recordToSave: LaunchRecord? {
    guard phase != .ended else { return ended }
    return isCounted && unpretended == nil ? queue.record : nil
  }

  /// Whether a launch may begin: none runs, or one that waits for its record.
  var mayBegin: Bool { phase == .notLaunched || phase == .awaitingRecord }

  /// Whether a launch runs that does not count, and can be thrown away (R18).
  var isUncounted: Bool { phase == .begun || phase == .awaitingRecord }

  /// Whether a launch runs that counts (R18).
  var isCounted: Bool { phase == .active || phase == .background }
}
