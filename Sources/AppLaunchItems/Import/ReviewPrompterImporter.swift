import AppLaunch

/// Imports what a package that asks for reviews wrote down: when the app was first used, when and in
/// which version it asked, and what it counted.
///
/// An ask counts as a call of the review prompt, so that limits such as ``DaysBetweenCalls`` go on. Counts
/// become events: of uses and of significant events.
public struct ReviewPrompterImporter: EarlierUseImporter {
  /// The key of the first use: a date, or seconds since 1970.
  public var firstUse: String

  /// The key of the last ask: a date, or seconds since 1970.
  public var lastAsk: String

  /// The keys of versions in which the user was asked, and answered.
  public var askedVersions: [String] = []

  /// The key of the version that ran last, or nil where none is kept.
  public var version: String?

  /// The key that is true where the user answered in that version, or nil where none is kept.
  public var answer: String?

  /// The key of the count of uses, which becomes the event `use`; nil where none is kept.
  public var uses: String?

  /// The key of the count of significant events, which becomes the event `significant`; nil where none is
  /// kept.
  public var significantEvents: String?

  /// Creates an importer of the keys that every such package has.
  public init(firstUse: String, lastAsk: String) {
    (self.firstUse, self.lastAsk) = (firstUse, lastAsk)
  }

  public func read(_ values: ImportedValues, into use: inout ImportedUse) {
    use.use.firstUse = time(firstUse, in: values, &use)
    let version = version.flatMap { self.version($0, in: values, &use) }
    use.use.version = version
    if let asked = time(lastAsk, in: values, &use) {
      use.use.shown.append(EarlierUse.Shown(in: .reviewAsk, at: asked, version: nil))
    }
    var answered = askedVersions.compactMap { self.version($0, in: values, &use) }
    if let version, let answer, values.truth(answer) { answered.append(version) }
    use.use.shown += Set(answered).sorted().map {
      EarlierUse.Shown(in: .reviewAsk, at: nil, version: $0)
    }
    for (key, event) in [(uses, "use"), (significantEvents, "significant")] {
      guard let key, values[key] != nil else { continue }
      guard let count = values.count(key), count >= 0 else {
        use.skip(key, "this is no count")
        continue
      }
      if count > 0 { use.use.events.append(EarlierUse.Event(event, count: count)) }
    }
  }

  private func time(_ key: String, in values: ImportedValues, _ use: inout ImportedUse)
    -> LaunchTime?
  {
    if let time = values.time(key) { return time }
    if let value = values[key], value != .number(0) { use.skip(key, "this is no time") }
    return nil
  }

  private func version(_ key: String, in values: ImportedValues, _ use: inout ImportedUse)
    -> AppVersion?
  {
    guard let text = values.text(key), !text.isEmpty else { return nil }
    // Builds are written down where an app has no other version.
    guard let version = AppVersion(text) else {
      use.skip(key, "this is no version")
      return nil
    }
    return version
  }
}

extension EarlierUseImporter where Self == ReviewPrompterImporter {
  /// Appirater's keys. Source:
  /// [`Appirater.m`](https://github.com/arashpayan/appirater/blob/master/Appirater.m).
  ///
  /// Its version is that of a build, `CFBundleVersion`, so that it is not taken for one of the app.
  public static var appirater: ReviewPrompterImporter {
    var importer = ReviewPrompterImporter(
      firstUse: "kAppiraterFirstUseDate",
      lastAsk: "kAppiraterReminderRequestDate"
    )
    importer.uses = "kAppiraterUseCount"
    importer.significantEvents = "kAppiraterSignificantEventCount"
    return importer
  }

  /// iRate's keys. Source: [`iRate.m`](https://github.com/nicklockwood/iRate/blob/master/iRate/iRate.m).
  public static var iRate: ReviewPrompterImporter {
    var importer = ReviewPrompterImporter(firstUse: "iRateFirstUsed", lastAsk: "iRateLastReminded")
    importer.askedVersions = ["iRateRatedVersionChecked", "iRateDeclinedVersion"]
    importer.version = "iRateLastVersionUsed"
    importer.uses = "iRateUseCount"
    importer.significantEvents = "iRateEventCount"
    return importer
  }

  /// SwiftRater's keys. Source:
  /// [`UsageDataManager.swift`](https://github.com/takecian/SwiftRater/blob/main/SwiftRater/UsageDataManager.swift).
  public static var swiftRater: ReviewPrompterImporter {
    var importer = ReviewPrompterImporter(
      firstUse: "keySwiftRaterFirstUseDate",
      lastAsk: "keySwiftRaterReminderRequestDate"
    )
    importer.version = "keySwiftRaterTrackingVersion"
    importer.answer = "keySwiftRaterRateDone"
    importer.uses = "keySwiftRaterUseCount"
    importer.significantEvents = "keySwiftRaterSignificantEventCount"
    return importer
  }
}
