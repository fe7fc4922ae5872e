import AppLaunch
import AppLaunchItems
import Foundation
import Testing

@Suite("Content of what's new") struct ContentTests {
  @Test("Parts of one style are joined, and empty ones leave")
  func runs() {
    let text = ContentText(runs: [.init("a"), .init(""), .init("b")])
    #expect(text == "ab")
    #expect(ContentText("").isEmpty)
  }

  @Test(
    "A range of characters takes a colour, as far as there are characters (C4)",
    arguments: [
      (0, 2, ["he|c", "llo"]), (1, 2, ["h", "el|c", "lo"]), (4, 9, ["hell", "o|c"]),
      (-3, 1, ["h|c", "ello"]), (5, 1, ["hello"]), (9, .max, ["hello"]), (0, -1, ["hello"]),
      (0, .max, ["hello|c"]),
    ] as [(Int, Int, [String])]
  )
  func colored(start: Int, length: Int, expected: [String]) {
    let text = ContentText("hello").colored(.accentColor, from: start, length: length)
    #expect(text.runs.map { $0.text + ($0.style.color == nil ? "" : "|c") } == expected)
  }

  @Test("A theme draws its title in two colours (C4)")
  func secondaryColor() {
    var theme = WhatsNewTheme.blue
    #expect(theme.title.drawn("Hello Tidy") == "Hello Tidy")
    theme.title.secondaryColor = .init(start: 6, length: 4, color: theme.tintColor)
    #expect(theme.title.drawn("Hello Tidy").runs.map(\.text) == ["Hello ", "Tidy"])
  }

  @Test(
    "Colours are read and written as text",
    arguments: [
      ("accent", ContentColor.accentColor), ("primary", .primary), ("secondary", .secondary),
      ("background", .background), ("pink", .pink), ("clear", .clear), ("#FFFFFF", .white),
      ("#000000", .black),
      ("#FF2D5580", .fixed(RGBA(255, 45, 85, alpha: 128))),
      ("#FFFFFF/#141D26", .adaptive(light: .white, dark: RGBA(20, 29, 38))),
    ]
  )
  func colors(text: String, color: ContentColor) {
    #expect(ContentColor(text) == color)
    #expect(color.description == text)
  }

  @Test(
    "What is no colour is none",
    arguments: [
      "", "puce", "#FFF", "FFFFFF", "#GGGGGG", "#FFFFFF/", "#1/#2/#3", "#FFFFFF/#000000/#000000",
      "#ＦＦＦＦＦＦ",
    ]
  )
  func noColors(text: String) {
    #expect(ContentColor(text) == nil)
  }

  @Test("Small letters are read, too")
  func smallLetters() {
    #expect(RGBA("#ff2d55") == RGBA(255, 45, 85))
  }

  @Test(
    "Only addresses of schemes that are allowed are links (case 28)",
    arguments: [
      ("https://example.com", true), ("HTTP://example.com", true), ("mailto:a@b.c", true),
      ("tel:+491234", true), ("javascript:alert(1)", false), ("file:///etc/passwd", false),
      ("https:", false), ("example.com", false), ("", false), (" https://a.b", false),
      ("https://a.b\n", false), ("https:a.b", false), ("https:///a", false), ("https://?a", false),
      ("https://example.com@a.b", false), ("https://a:b@c.d", false), ("https://a.b?c@d", true),
      ("http://[::1]:8080/a", true), ("tidy://a", false), (":a", false),
      ("https://a.b/\u{202E}", false), ("ht tps://a.b", false),
      ("https://a.b/" + String(repeating: "a", count: 2_048), false),
    ]
  )
  func links(text: String, isLink: Bool) {
    #expect((ContentLink(text) != nil) == isLink)
  }

  @Test("Predefined themes stand on light, dark or either, in six colours (C1)")
  func themes() {
    #expect(WhatsNewTheme.blue.tintColor == .fixed(RGBA(0, 122, 255)))
    #expect(WhatsNewTheme.whiteRed.backgroundColor == .white)
    #expect(WhatsNewTheme.darkGreen.items.titleColor == .white)
    #expect(WhatsNewTheme.darkGreen.detailButton.titleColor == WhatsNewTheme.Tint.green.color)
    let all = WhatsNewTheme.Appearance.allCases.flatMap { appearance in
      WhatsNewTheme.Tint.allCases.map { WhatsNewTheme(appearance, $0) }
    }
    #expect(Set(all).count == 18)
    #expect(all.contains(.lightBlue) && all.contains(.whiteOrange) && all.contains(.darkPurple))
    #expect(Set(WhatsNewTheme.predefined.values) == Set(all))
    #expect(WhatsNewTheme.predefined["darkLightBlue"] == .darkLightBlue)
    #expect(WhatsNewTheme.predefined["whiteRed"] == .whiteRed)
  }

  @Test("On a large screen distances grow by the theme's factors (C6)")
  func pad() {
    let theme = WhatsNewTheme().adjustedForPad
    #expect(theme.title.insets == ContentInsets(top: 120, leading: 40, bottom: 54, trailing: 40))
    #expect(theme.items.insets == ContentInsets(top: 30, leading: 100, bottom: 10, trailing: 100))
    #expect(theme.items.imageSize.height == 50)
    #expect(WhatsNewTheme.ItemsLook.ImageSize.original.height == nil)
  }

  @Test("A collection is an array, or a list with conditions and loops (B4)")
  func builder() {
    let isBeta = true
    let content = ContentSamples.small
    let collection = WhatsNewCollection {
      content
      if isBeta { ContentSamples.full }
      if !isBeta { content } else { nil as WhatsNewContent? }
      for minor in 1...2 {
        WhatsNewContent(version: AppVersion(3, minor), title: "New", features: [])
      }
    }
    #expect(collection.map(\.version) == ["1.0", "1.6.1", "3.1", "3.2"])
    let array: WhatsNewCollection = [content, ContentSamples.full]
    #expect(array.content(of: "1.6.1") == ContentSamples.full)
  }

  @Test(
    "A version without content has that of its major and minor (B2, C8)",
    arguments: [
      ("1.1.3", "1.1"), ("1.1", "1.1"), ("1.2.1", "1.2.1"), ("1.2.2", nil), ("2.0", nil),
      ("1.2.1-beta.1", "1.2.1"), ("1.1-beta.1", "1.1"), ("1.3", nil), ("1.3.1", nil),
      ("1.4", "1.4-beta"), ("1.4.1", "1.4-beta"),
    ] as [(String, String?)]
  )
  func matching(version: String, expected: String?) throws {
    let collection = WhatsNewCollection(
      (["1.1", "1.2.1", "1.3.0.4", "1.4-beta"] as [AppVersion]).map {
        WhatsNewContent(version: $0, title: "New", features: [])
      }
    )
    let found = collection.content(matching: try #require(AppVersion(version)))
    #expect(found?.version.rawValue == expected)
  }

  @Test("Version 1's JSON is read, and images that it leaves out are told (C9)")
  func version1() throws {
    let json = Data(
      """
      {"version": {"major": 1, "minor": 2, "patch": 0}, "title": "New", "items": [
        {"title": "a", "subtitle": "b", "image": "AQID\\nBA=="}, {"title": "c", "subtitle": "d"},
        {"title": "e", "subtitle": "f", "image": "A"}]}
      """.utf8
    )
    let old = try WhatsNewVersion1(json: json)
    #expect(old.content.version == "1.2")
    #expect(old.content.title.text == "New")
    #expect(old.content.features.map(\.title.plain) == ["a", "c", "e"])
    #expect(old.content.features[0].image?.source == .data(Data([1, 2, 3, 4])))
    #expect(old.skipped.map(\.description) == ["$.items[2].image: this is no base64."])
    let list = try WhatsNewVersion1.list(json: Data("[".utf8) + json + Data("]".utf8))
    #expect(list.map(\.content) == [old.content])
  }
}

@Suite("The environment of what's new (B1, B2)") @MainActor struct WhatsNewEnvironmentTests {
  static let collection: WhatsNewCollection = [
    WhatsNewContent(
      version: "1.1",
      title: "New",
      features: [.init(title: "a", subtitle: "b")]
    )
  ]

  struct Provider: WhatsNewCollectionProvider {
    var whatsNewCollection: WhatsNewCollection { WhatsNewEnvironmentTests.collection }
  }

  @Test("It shows what is due, once, and tells the version store")
  func once() {
    let versions = InMemoryWhatsNewVersionStore()
    let at = WhatsNewTrackerTests.at(0)
    let first = WhatsNewTrackerTests.tracker()
    first.begin(version: "1.0", at: at)
    let store = InMemoryLaunchRecordStore(first.keeper.record)
    let environment = WhatsNewEnvironment(
      currentVersion: "1.1",
      store: store,
      versionStore: versions,
      provider: Provider()
    )
    #expect(environment.whatsNew(at: at)?.version == "1.1")
    environment.settle(via: .finished, at: at)
    #expect(versions.presentedVersions == ["1.1"])
    #expect(store.record?.baseline == "1.1")
  }

  @Test("What an earlier package presented does not show again")
  func presented() {
    let environment = WhatsNewEnvironment(
      currentVersion: "1.1.2",
      store: InMemoryLaunchRecordStore(),
      versionStore: InMemoryWhatsNewVersionStore(["1.1"]),
      selection: .matchingVersion,
      showsOnInstall: true,
      collection: Self.collection
    )
    #expect(environment.whatsNew(at: WhatsNewTrackerTests.at(0)) == nil)
    environment.settle(via: .closeButton)
  }

  @Test("It can show new users what is new in the running version's minor (N22, R31)")
  func install() {
    let environment = WhatsNewEnvironment(
      currentVersion: "1.1.2",
      store: InMemoryLaunchRecordStore(),
      selection: .matchingVersion,
      showsOnInstall: true
    ) {
      Self.collection
    }
    #expect(environment.whatsNew(at: WhatsNewTrackerTests.at(0))?.version == "1.1")
  }
}
