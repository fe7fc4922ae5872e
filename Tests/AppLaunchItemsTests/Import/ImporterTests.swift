import AppLaunch
import AppLaunchItems
import Foundation
import Testing

@Suite("Importers (D15, A12)") struct ImporterTests {
  static let start = TestApp.start
  static let seconds = Double(TestApp.start.milliseconds) / 1_000

  static func imported(
    _ importers: [any EarlierUseImporter],
    _ values: [String: ImportedValues.Value],
    running: AppVersion? = "2.0"
  ) -> ImportedUse {
    ImportedUse(importers, from: ImportedValues(values), running: running)
  }

  @Test(
    "WhatsNewKit's keys say which versions were seen, the highest of which was launched",
    arguments: [
      (WhatsNewKitImporter.whatsNewKit1, "de.tiigi.whatsnewkit."),
      (.whatsNewKit2, "WhatsNewKit."), (WhatsNewKitImporter(prefix: "mine"), "mine."),
      (WhatsNewKitImporter(prefix: ""), ""),
    ]
  )
  func whatsNewKit(importer: WhatsNewKitImporter, start: String) {
    let use = Self.imported(
      [importer],
      ["\(start)1.2.0": .text("1.2.0"), "\(start)1.10.0": .number(1), "\(start)1.11.0": .number(0)]
    )
    #expect(use.use.version == "1.10")
    #expect(use.use.seen.map(\.key.edition) == ["1.10", "1.2"])
    #expect(use.skipped == [])
  }

  @Test("What is no version is told")
  func noVersion() {
    let use = Self.imported([.whatsNewKit2], ["WhatsNewKit.new": .number(1), "Else.1": .number(1)])
    #expect(
      use.skipped.map(\.description) == ["WhatsNewKit.new: what follows the prefix is no version."]
    )
    #expect(use.use.isEmpty)
  }

  @Test(
    "A last version is a text or a number under any key; a build is never taken for a version",
    arguments: [
      (LastVersionImporter(key: "last"), .text("1.5"), "1.5", []),
      (LastVersionImporter(key: "last"), .text("abc"), "2.0", ["last: this is no version."]),
      (
        LastVersionImporter(key: "last"), .date(TestApp.start), nil,
        ["last: this is neither a text nor a number."]
      ),
      (LastVersionImporter(key: "last", holding: .build), .text("1042"), "2.0", []),
      (LastVersionImporter(key: "last", holding: .build), .number(1042), "2.0", []),
      (
        LastVersionImporter(key: "last", holding: .build { $0 == "1042" ? "1.9" : nil }),
        .number(1042), "1.9", []
      ),
      (LastVersionImporter(key: "last", holding: .build { _ in nil }), .text("7"), "2.0", []),
      (LastVersionImporter(key: "other"), .text("1.5"), nil, []),
    ] as [(LastVersionImporter, ImportedValues.Value, String?, [String])]
  )
  func lastVersion(
    importer: LastVersionImporter,
    value: ImportedValues.Value,
    version: String?,
    skipped: [String]
  ) {
    let use = Self.imported([importer], ["last": value])
    #expect(use.use.version?.rawValue == version)
    #expect(use.skipped.map(\.description) == skipped)
  }

  @Test("A flag says that onboarding was seen, but for steps that need the device (case 14)")
  func flag() {
    let flow = OnboardingFlow(steps: [
      OnboardingStep("hello"), OnboardingStep("push", needsDevice: true),
    ])
    let importer = SeenFlagImporter(key: "done", seen: flow)
    #expect(
      Self.imported([importer], ["done": .number(1)]).use.seen.map(\.key.edition) == ["hello@1"]
    )
    #expect(Self.imported([importer], ["done": .number(0)]).use.isEmpty)
    #expect(Self.imported([importer], ["done": .text("yes")]).use.isEmpty)
  }

  @Test("Appirater's dates and counts; its version is a build, and none is taken from it")
  func appirater() {
    let use = Self.imported(
      [.appirater],
      [
        "kAppiraterFirstUseDate": .number(Self.seconds),
        "kAppiraterReminderRequestDate": .number(Self.seconds + 86_400),
        "kAppiraterUseCount": .number(12), "kAppiraterSignificantEventCount": .number(0),
        "kAppiraterCurrentVersion": .text("1042"),
      ]
    ).use
    #expect(use.version == "2.0")
    #expect(use.firstUse == Self.start)
    #expect(use.shown == [.init(in: .reviewAsk, at: Self.start + .days(1))])
    #expect(use.events == [.init("use", count: 12)])
  }

  @Test("iRate's dates, versions and counts")
  func iRate() {
    let use = Self.imported(
      [.iRate],
      [
        "iRateFirstUsed": .date(Self.start), "iRateLastReminded": .date(Self.start + .days(2)),
        "iRateRatedVersionChecked": .text("1.4"), "iRateDeclinedVersion": .text("1.3"),
        "iRateLastVersionUsed": .text("1.5"), "iRateUseCount": .number(3),
        "iRateEventCount": .number(4),
      ]
    ).use
    #expect(use.version == "1.5")
    #expect(use.shown.map(\.version) == ["1.3", "1.4", nil])
    #expect(use.events == [.init("significant", count: 4), .init("use", count: 3)])
  }

  @Test("SwiftRater's dates and counts, and that the user answered in a version")
  func swiftRater() {
    let use = Self.imported(
      [.swiftRater],
      [
        "keySwiftRaterFirstUseDate": .number(Self.seconds),
        "keySwiftRaterReminderRequestDate": .number(0), "keySwiftRaterRateDone": .number(1),
        "keySwiftRaterTrackingVersion": .text("1.5"), "keySwiftRaterUseCount": .number(3),
      ]
    ).use
    #expect(use.version == "1.5")
    #expect(use.shown == [.init(in: .reviewAsk, at: nil, version: "1.5")])
  }

  @Test("Values that make no sense are told, and the others imported")
  func nonsense() {
    let use = Self.imported(
      [.iRate],
      [
        "iRateFirstUsed": .number(.nan), "iRateLastReminded": .text("yesterday"),
        "iRateLastVersionUsed": .text("?"), "iRateUseCount": .number(1e300),
        "iRateEventCount": .number(-3), "iRateRatedVersionChecked": .text("1.4"),
      ]
    )
    #expect(
      use.skipped.map(\.description) == [
        "iRateEventCount: this is no count.", "iRateFirstUsed: this is no time.",
        "iRateLastReminded: this is no time.", "iRateLastVersionUsed: this is no version.",
        "iRateUseCount: this is no count.",
      ]
    )
    #expect(use.use.shown == [.init(in: .reviewAsk, at: nil, version: "1.4")])
  }

  @Test("The order of importers means nothing, and importing twice is importing once")
  func order() {
    let values: [String: ImportedValues.Value] = [
      "WhatsNewKit.1.2": .number(1), "de.tiigi.whatsnewkit.1.1": .text("1.1"),
      "last": .text("1.3"), "iRateUseCount": .number(9), "kAppiraterUseCount": .number(11),
      "iRateLastReminded": .date(Self.start), "done": .number(1), "WhatsNewKit.x": .number(1),
    ]
    let importers: [any EarlierUseImporter] = [
      .whatsNewKit1, .whatsNewKit2, LastVersionImporter(key: "last"), .iRate, .appirater,
      SeenFlagImporter(key: "done", seen: OnboardingFlow()),
    ]
    let use = Self.imported(importers, values)
    #expect(use.use.version == "1.3")
    #expect(use.use.events == [.init("use", count: 11)])
    for shift in 1..<importers.count {
      let shifted = Array(importers[shift...] + importers[..<shift])
      #expect(Self.imported(shifted, values) == use)
    }
    #expect(Self.imported(importers + importers, values).use == use.use)
  }

  @Test("Values come from user defaults, property lists and JSON files")
  func sources() throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory())
      .appending(path: "AppLaunchItemsTests.\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let date = Date(timeIntervalSince1970: Self.seconds)
    let dictionary: [String: Any] = [
      "text": "1.2", "number": 3, "flag": true, "date": date, "list": [1],
    ]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let file = folder.appending(path: "values.plist")
      try PropertyListSerialization.data(fromPropertyList: dictionary, format: format, options: 0)
        .write(to: file)
      let values = try ImportedValues(file: file)
      #expect(values.text("text") == "1.2")
      #expect(values.count("number") == 3)
      #expect(values.truth("flag"))
      #expect(values.time("date") == Self.start)
      #expect(values["list"] == nil)
    }
    let json = folder.appending(path: "values.json")
    try Data(#"{"text": "1.2", "number": 3.9, "flag": true, "date": 1.0}"#.utf8).write(to: json)
    let values = try ImportedValues(file: json)
    #expect(values.count("number") == 3)
    #expect(values.truth("flag"))
    #expect(values.time("date") == LaunchTime(milliseconds: 1_000))
    let suite = "AppLaunchItemsTests.import.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.set("1.2", forKey: "text")
    #expect(ImportedValues(defaults: defaults).text("text") == "1.2")
    try Data("[1]".utf8).write(to: json)
    #expect(
      throws: ImportError(
        .unreadable,
        place: json.path,
        reason: "it is neither a property list nor JSON with a dictionary"
      )
    ) { try ImportedValues(file: json) }
    let none = folder.appending(path: "none.plist")
    #expect(
      throws: ImportError(.unreadable, place: none.path, reason: "the file cannot be read")
    ) { try ImportedValues(file: none) }
  }
}
