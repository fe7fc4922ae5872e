import AppLaunch

/// What was asked for on the command line, or on a `launch` line of a script.
struct Arguments {
  var version: AppVersion?
  var time: Time?
  var record: String?
  var script: String?
  var isByLink = false
  var explains = false
  var resets = false
  var helps = false
  var overrides = LaunchOverrides()

  /// The flags that belong to one launch, as they were given: all but `--record` and `--script`.
  var launchFlags: [String] = []

  /// When the launch is.
  enum Time {
    case at(LaunchTime)
    case afterLast(LaunchDuration)
  }

  static let help = """
    usage: launch-demo [flags]

    Tidy keeps habits, and shows how an app decides what to show at launch.

      --version 1.7    the version that runs, whichever; 1.6.1, 1.7 and 2.0 have news;
                       else as last time
      --at TIME        the time: 2026-03-09, 2026-03-09T18:30:00Z, +3d (or s, m, h) after
                       the last launch, or -3d before it: a clock set back
      --link           opened by a link
      --explain        print why what showed and what did not, at the end of the launch
      --show-nothing   show nothing and write nothing, for testing
      --reset          forget everything first; not with --show-nothing
      --record FILE    keep the record there
      --script FILE    take the answers from a file, - for standard input, a line each;
                       lines such as launch --version 1.7 begin further launches
      --help           print this

    Exit code: 0, 2 for a mistake in flags or in a script, 3 if the output could not be
    written, 70 after a crash that was asked for, 128 and its number after a signal.
    """

  /// Reads flags.
  init(_ words: some Sequence<String>) throws(UsageError) {
    var words = Array(words)[...]
    overrides = LaunchOverrides(arguments: Array(words))
    while let flag = words.popFirst() {
      let rest = words
      defer {
        if !["--record", "--script"].contains(flag) {
          launchFlags += [flag] + rest[..<words.startIndex]
        }
      }
      switch flag {
      case "--version":
        version = try Self.value(flag, &words, "a version such as 1.7") { AppVersion($0) }
      case "--at": time = try Self.value(flag, &words, Time.forms, Time.init)
      case "--record": record = try Self.value(flag, &words, "a file") { $0 }
      case "--script": script = try Self.value(flag, &words, "a file") { $0 }
      case "--link": isByLink = true
      case "--explain": explains = true
      case "--show-nothing": overrides.showsNothing = true
      case "--reset": resets = true
      case "-AppLaunchDisabled": _ = words.popFirst()
      case "--help", "-h": helps = true
      default: throw UsageError("there is no flag \(flag); try --help")
      }
    }
    guard !(resets && overrides.showsNothing) else {
      throw UsageError("--reset has nothing to forget where nothing is written: run it by itself")
    }
  }

  private static func value<Value>(
    _ flag: String,
    _ words: inout ArraySlice<String>,
    _ kind: String,
    _ read: (String) -> Value?
  ) throws(UsageError) -> Value {
    guard let word = words.popFirst() else { throw UsageError("\(flag) needs \(kind)") }
    guard let value = read(word) else { throw UsageError("\(flag) needs \(kind), not \(word)") }
    return value
  }
}

/// A mistake in what was asked for.
struct UsageError: Error {
  var text: String

  init(_ text: String) {
    self.text = text
  }
}

extension Arguments.Time {
  /// What can be said for a time.
  fileprivate static let forms =
    "a date such as 2026-03-09, a time such as 2026-03-09T18:30:00Z, or the time from the last "
    + "launch on, such as +45s, +31m, +2h, +3d or -3d"

  init?(_ text: String) {
    if let sign = text.first, "+-".contains(sign) {
      guard let duration = LaunchDuration(short: text.dropFirst()) else { return nil }
      self = .afterLast(sign == "+" ? duration : .zero - duration)
    } else {
      guard let time = LaunchTime(iso8601: text) ?? LaunchTime(iso8601: text + "T09:00:00Z") else {
        return nil
      }
      self = .at(time)
    }
  }
}

extension LaunchDuration {
  /// Creates a duration from a number and a unit, such as `31m` or `3d`.
  init?(short text: some StringProtocol) {
    guard let count = Int64(text.dropLast()), count >= 0 else { return nil }
    switch text.last {
    case "s": self = .seconds(count)
    case "m": self = .minutes(count)
    case "h": self = .hours(count)
    case "d": self = .days(count)
    default: return nil
    }
  }
}
