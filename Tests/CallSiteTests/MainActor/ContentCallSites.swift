// Compiled twice, with either default isolation: the other folder holds a link to this file.
import AppLaunch
import AppLaunchItems
import Foundation
import Testing

/// An app, which the main actor owns.
@MainActor
struct NewsApp: WhatsNewCollectionProvider {
  let isBeta: Bool

  var whatsNewCollection: WhatsNewCollection {
    WhatsNewContent(
      version: "1.0.0",
      title: "What's New",
      features: [.init(image: .init(systemName: "star.fill"), title: "Title", subtitle: "Subtitle")]
    )
    if isBeta {
      WhatsNewContent(version: "2.0.0-beta", title: "Try this", features: [])
    } else {
      WhatsNewContent(version: "1.1.0", title: "What's New", features: [])
    }
    for minor in 2...3 {
      WhatsNewContent(version: AppVersion(1, minor), title: "What's New", features: [])
    }
  }
}

@Suite("Call sites of content, in WhatsNewKit's words") @MainActor
struct ContentCallSites {
  @Test("Content is declared as the samples of WhatsNewKit 2 do")
  func content() throws {
    let whatsNew = WhatsNewContent(
      version: "1.0.0",
      title: "What's New",
      features: [
        WhatsNewContent.Feature(
          image: .init(systemName: "star.fill", foregroundColor: .orange),
          title: "Title",
          subtitle: "Subtitle"
        )
      ],
      primaryAction: WhatsNewContent.PrimaryAction(
        title: "Continue",
        backgroundColor: .accentColor,
        foregroundColor: .white,
        hapticFeedback: .notification(.success),
        onDismiss: "refresh"
      ),
      secondaryAction: WhatsNewContent.SecondaryAction(
        title: "Learn more",
        foregroundColor: .accentColor,
        hapticFeedback: .selection,
        action: .openURL(
          .init(string: "https://github.com/SvenTiigi/WhatsNewKit")
        )
      )
    )
    #expect(whatsNew.id == "1.0")
    #expect(whatsNew.title.text.plain == "What's New")
    #expect(
      whatsNew.secondaryAction?.action == .openURL("https://github.com/SvenTiigi/WhatsNewKit")
    )
  }

  @Test("Its parts are, too")
  func parts() {
    let literal: WhatsNewContent.Title = "Continue"
    let title = WhatsNewContent.Title(text: "Continue", foregroundColor: .primary)
    #expect(literal == title)
    let feature = WhatsNewContent.Feature(
      image: .init(systemName: "wand.and.stars"),
      title: "New Design",
      subtitle: .init(markdown: "An awesome new _Design_")
    )
    #expect(feature.subtitle.plain == "An awesome new Design")
    let present = WhatsNewContent.SecondaryAction(
      title: "Learn more",
      foregroundColor: .blue,
      hapticFeedback: .selection,
      action: .present("about")
    )
    let open = WhatsNewContent.SecondaryAction(
      title: "Read more",
      foregroundColor: .blue,
      hapticFeedback: .selection,
      action: .open(url: .init(string: "https://github.com/SvenTiigi/WhatsNewKit"))
    )
    let custom = WhatsNewContent.SecondaryAction(title: "Custom", action: .custom("custom"))
    #expect([present.action, custom.action] == [.present("about"), .custom("custom")])
    #expect(open?.title == "Read more")
  }

  @Test("A layout is the usual one but for what is said")
  func layout() {
    var layout = WhatsNewContent.Layout(
      showsScrollViewIndicators: true,
      contentPadding: .init(top: 80, leading: 0, bottom: 0, trailing: 0),
      featureListSpacing: 35
    )
    layout.footerActionSpacing = 20
    #expect(layout != WhatsNewContent.Layout())
    #expect(WhatsNewContent.Layout().contentSpacing == 60)
  }

  @Test("An app provides a collection, with conditions and loops")
  func provider() {
    let versions = NewsApp(isBeta: true).whatsNewCollection.map(\.version.rawValue)
    #expect(versions == ["1.0.0", "2.0.0-beta", "1.2.0", "1.3.0"])
    let collection = NewsApp(isBeta: false).whatsNewCollection
    #expect(collection.content(matching: "1.1.3")?.version == "1.1")
  }

  @Test("A theme is a predefined one with changes")
  func theme() {
    var theme = WhatsNewTheme.darkPurple
    theme.items.arrangement = .centered
    theme.animate(.slideUp)
    #expect(theme != .darkPurple)
    #expect(
      ContentImage(name: "year-cards", renderingMode: .original, label: "Cards").label == "Cards"
    )
  }

  @Test("Texts and links are as their samples say")
  func texts() {
    let title: ContentText = "What's New"
    let line = ContentText(markdown: "**Faster** than [before](https://example.com/speed)")
    let brand = ContentText("Hello Tidy").colored(.accentColor, from: 6, length: 4)
    #expect([title, line, brand].map(\.runs.count) == [1, 3, 2])
    let script = "javascript:alert(1)"
    #expect(ContentLink(script) == nil)
    #expect(ContentLink("tidy://habits" as String, allowing: ["https", "tidy"]) != nil)
    let paper = ContentColor.adaptive(light: .white, dark: RGBA(20, 29, 38))
    #expect(paper.description == "#FFFFFF/#141D26")
    #expect(ContentColor("#FF2D55") == ContentColor(red: 1, green: 45 / 255, blue: 85 / 255))
  }

  @Test("A document is read, and its content is what the queue's notes show")
  func documents() throws {
    let bytes = Data(
      #"""
      {"schema": 1, "contents": [{"version": "1.1", "title": "New", "theme": "darkPurple", "features": [
        {"title": "a", "subtitle": {"markdown": "**b**"}}
      ]}]}
      """#.utf8
    )
    let document = try WhatsNewDocument(json: bytes)
    let notes = WhatsNewNotes(catalog: document.contents.catalog)
    #expect(notes.catalog[0].pages[0].theme == .darkPurple)

    let isBeta = true
    let betaContent = WhatsNewContent(version: "1.2-beta", title: "Try this", features: [])
    let collection = WhatsNewCollection {
      WhatsNewContent(version: "1.1", title: "What's New", features: document.contents[0].features)
      if isBeta { betaContent }
    }
    #expect(collection.content(matching: "1.1.3")?.version == "1.1")
    #expect(collection.catalog.count == 2)

    let old = try WhatsNewVersion1(
      json: Data(
        #"{"version": {"major": 1, "minor": 0, "patch": 0}, "title": "New", "items": []}"#.utf8
      )
    )
    #expect(old.content.version == "1.0")
    #expect(WhatsNewDocumentError.Code.allCases.count == 5)
  }

  @Test("A failure says where it is")
  func failures() {
    #expect(
      throws: WhatsNewDocumentError(
        .invalid,
        at: "$.schema",
        line: 1,
        reason: "the schema is not 1"
      )
    ) {
      try WhatsNewDocument(json: Data(#"{"schema": 0, "contents": []}"#.utf8))
    }
  }
}
