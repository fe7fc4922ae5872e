import AppLaunch
import AppLaunchItems
import Testing

@Suite("What's new") struct WhatsNewNotesTests {
  static let catalog = ReleaseCatalog<String>(
    ["1.0", "1.1", "1.2", "2.0-beta", "2.0", "2.1"].map { (text: String) in
      Release(version: AppVersion(text)!, pages: [text])
    }
  )

  /// The releases that show when versions are launched in turn, one launch each.
  static func shown(
    _ versions: [String?],
    selection: ReleaseSelection = .newest,
    showsOnInstall: Bool = false,
    earlier: AppVersion? = nil,
    catalog: ReleaseCatalog<String> = catalog,
    closes: [Bool] = []
  ) -> [[String]] {
    let notes = WhatsNewNotes(
      catalog: catalog,
      selection: selection,
      showsOnInstall: showsOnInstall
    )
    var app = TestApp()
    var shown: [[String]] = []
    for (index, version) in versions.enumerated() {
      app.launch(
        version.flatMap { AppVersion($0) },
        day: Int64(index),
        earlier: index == 0 ? earlier : nil,
        answer: { notes.answer(in: $0).erased },
        due: { notes.dueKeys(in: $0) },
        play: { session in
          let item = session.queue.current?.base as? WhatsNewItem<String>
          shown.append(item?.releases.map(\.version.rawValue) ?? [])
          if index >= closes.count || closes[index] { session.close() }
        }
      )
    }
    return shown
  }

  @Test(
    "Who skipped versions sees the newest release only, and once (R30)",
    arguments: [
      (["1.0", "1.1", "1.1"], [[], ["1.1"], []]),
      (["1.0", "1.2", "1.2"], [[], ["1.2"], []]),
      (["1.0", "9.0", "9.0"], [[], ["2.1"], []]),
      (["1.2", "1.2"], [[], []]),
      (["0.9", "1.0.5", "1.1.0"], [[], ["1.0"], ["1.1"]]),
    ]
  )
  func newest(versions: [String], expected: [[String]]) {
    #expect(Self.shown(versions) == expected)
  }

  @Test("All due releases show newest first, up to a limit (R30)")
  func all() {
    #expect(Self.shown(["1.0", "2.0"], selection: .all) == [[], ["2.0", "1.2", "1.1"]])
    #expect(Self.shown(["1.0", "2.0"], selection: .all(limit: 2)) == [[], ["2.0", "1.2"]])
    #expect(Self.shown(["1.0", "2.0"], selection: .all(limit: -1)) == [[], []])
  }

  @Test("Notes that were not closed come back at the next launch (R30)")
  func notLost() {
    #expect(
      Self.shown(["1.0", "1.1", "1.1", "1.1"], closes: [true, false, true, true])
        == [[], ["1.1"], ["1.1"], []]
    )
  }

  @Test("A downgrade shows nothing and moves nothing, the same version later may show (R30, N20)")
  func downgrade() {
    #expect(Self.shown(["2.0", "1.1", "2.0"]) == [[], [], []])
    #expect(Self.shown(["2.0", "1.1", "1.1", "2.1"]) == [[], [], [], ["2.1"]])
    let unclosed = [true, false, true, true]
    #expect(
      Self.shown(["1.0", "2.0", "1.1", "1.1"], closes: unclosed) == [[], ["2.0"], [], ["1.1"]]
    )
  }

  @Test("A beta and its release show the same notes once (R30)")
  func beta() {
    #expect(Self.shown(["1.2", "2.0-beta", "2.0", "2.0"]) == [[], ["2.0"], [], []])
  }

  @Test("A matching version is exact, else major and minor alone, of due releases only (R31)")
  func matching() {
    #expect(Self.shown(["1.0", "1.1.3"], selection: .matchingVersion) == [[], ["1.1"]])
    #expect(Self.shown(["1.0", "1.3"], selection: .matchingVersion) == [[], []])
    #expect(Self.shown(["1.1", "1.1.3"], selection: .matchingVersion) == [[], []])
  }

  @Test("Where the matching version picks none nothing was due, and the baseline moves (N21)")
  func matchingMoves() {
    #expect(Self.shown(["1.0", "1.3", "1.3", "2.0"], selection: .newest)[3] == ["2.0"])
    let notes = Self.shown(["1.0", "1.3"], selection: .matchingVersion)
    #expect(notes == [[], []])
  }

  @Test("A new user sees notes only if asked for, and only at install (R31, N22)")
  func install() {
    #expect(Self.shown(["1.2", "1.2"]) == [[], []])
    #expect(Self.shown(["1.2", "1.2"], showsOnInstall: true) == [["1.2"], []])
    #expect(Self.shown(["1.2", "1.2"], showsOnInstall: true, closes: [false]) == [["1.2"], []])
  }

  @Test("An existing user's baseline is the version of earlier use (R20)")
  func adoption() {
    #expect(Self.shown(["1.2", "1.2"], earlier: "1.0") == [["1.2"], []])
  }

  @Test("An unknown version shows no notes and changes no baseline (R22)")
  func unknown() {
    #expect(Self.shown(["1.0", nil, "1.1"]) == [[], [], ["1.1"]])
    #expect(Self.shown([nil, "1.1", "1.2"]) == [[], [], ["1.2"]])
  }

  @Test("A release without pages is not due (R32)")
  func noPages() {
    let catalog: ReleaseCatalog<String> = [
      Release(version: "1.1", pages: ["a", "b"]), Release(version: "1.2", pages: []),
    ]
    #expect(Self.shown(["1.0", "1.2"], catalog: catalog) == [[], ["1.1"]])
    let kept = Release(version: "1.1", pages: ["a", "b"]).keeping { $0 == "b" }
    #expect(kept == Release(version: "1.1", pages: ["b"]))
  }

  @Test("An empty catalog records versions, so that the first release declared later is new (A6)")
  func emptyCatalog() {
    #expect(Self.shown(["1.0", "1.1"], catalog: .empty) == [[], []])
  }

  @Test("What is not due is declined with the baseline and the running version (R42)")
  func decline() {
    let notes = WhatsNewNotes(catalog: Self.catalog)
    var app = TestApp()
    var explanation = ""
    app.launch(
      "1.1",
      answer: { notes.answer(in: $0).erased },
      play: { explanation = $0.queue.explain().description }
    )
    #expect(
      explanation == """
        launch 1: install, version 1.1, opened by user, 2026-03-02 09:00 UTC
        declined
          whatsNew: not due: nothing new after 1.1 up to 1.1
        """
    )
  }
}
