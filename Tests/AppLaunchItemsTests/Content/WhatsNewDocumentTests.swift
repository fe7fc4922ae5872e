import AppLaunch
import AppLaunchItems
import Foundation
import Testing

@Suite("What's new as JSON (C9)") struct WhatsNewDocumentTests {
  static func error(_ json: Data) -> WhatsNewDocumentError? {
    do {
      _ = try WhatsNewDocument(json: json)
      return nil
    } catch {
      return error
    }
  }

  @Test("What is written is read again, byte for byte the same")
  func roundTrip() throws {
    var contents: [WhatsNewContent] = [ContentSamples.full, ContentSamples.small]
    let actions: [WhatsNewContent.SecondaryAction.Action] = [.dismiss, .present("a"), .custom("b")]
    let haptics: [HapticFeedback] = [.selection, .impact(), .notification(.error)]
    for (index, (action, haptic)) in zip(actions, haptics).enumerated() {
      var content = ContentSamples.small
      content.version = AppVersion(2, index)
      content.secondaryAction = .init(title: "More", hapticFeedback: haptic, action: action)
      contents.append(content)
    }
    for size in [WhatsNewTheme.ItemsLook.ImageSize.original, .preferred, .fixed(height: 2.5)] {
      var content = ContentSamples.small
      var theme = WhatsNewTheme()
      theme.items.imageSize = size
      for animation in [WhatsNewTheme.Animation.fade, .slideDown, .slideLeft, .slideRight] {
        theme.items.animation = animation
      }
      content.theme = theme
      contents.append(content)
    }
    let document = WhatsNewDocument(WhatsNewCollection(contents))
    let json = try document.json
    let again = try WhatsNewDocument(json: json)
    #expect(again == document)
    #expect(try again.json == json)
  }

  @Test("What could not be read again is not written")
  func unwritable() throws {
    func error(_ change: (inout WhatsNewContent) -> Void) -> String? {
      var content = ContentSamples.small
      change(&content)
      do {
        _ = try WhatsNewDocument([content]).json
        return nil
      } catch {
        #expect(error.code == .unwritable)
        return error.description
      }
    }
    #expect(
      error { $0.layout = WhatsNewLayout(contentSpacing: .nan) }
        == "$.contents[0].layout.contentSpacing: the number is none that JSON can say."
    )
    #expect(
      error { $0.title = .init(text: ContentText(String(repeating: "a", count: 10_001))) }
        == "$.contents[0].title: the text is longer than 10000 characters."
    )
    #expect(
      error { $0.primaryAction.onDismiss = "" }
        == "$.contents[0].primaryAction.onDismiss: the name is empty."
    )
    #expect(
      error { $0.features = Array(repeating: .init(title: "a", subtitle: ""), count: 101) }
        == "$.contents[0].features: the list has more than 100 elements."
    )
    #expect(error { $0.features = [.init(title: "a", subtitle: "")] } == nil)
  }

  @Test("Links of the app's own schemes are written")
  func ownSchemes() throws {
    let link = try #require(ContentLink("tidy://a" as String, allowing: ["tidy"]))
    var content = ContentSamples.small
    content.secondaryAction = .init(title: "a", action: .openURL(link))
    let json = try WhatsNewDocument([content]).json
    #expect(Self.error(json)?.code == .invalid)
    #expect(try WhatsNewDocument(json: json, allowing: ["tidy"]).contents[0] == content)
  }

  @Test("In a larger document its errors have the whole path")
  func embedded() {
    struct Outer: Decodable { var news: WhatsNewDocument }
    #expect(
      throws: WhatsNewDocumentError(
        .newerSchema,
        at: "$.news.schema",
        reason: "the schema is 2, and 1 is the highest that is known"
      )
    ) {
      try JSONDecoder().decode(Outer.self, from: Data(#"{"news": {"schema": 2}}"#.utf8))
    }
  }

  @Test("All but version, title and features may be missing")
  func short() throws {
    let document = try WhatsNewDocument(json: ContentSamples.json(""))
    #expect(document.contents.contents == [ContentSamples.small])
  }

  @Test(
    "What makes no sense is an error that names its place",
    arguments: [
      (
        #""colour": 1"#,
        "$.contents[0].colour: this key is not known; known are version, title, "
          + "titleColor, features, primaryAction, secondaryAction, layout, theme."
      ),
      (
        #""titleColor": "puce""#,
        "$.contents[0].titleColor: this is no colour such as accent, "
          + "#FF2D55 or #FFFFFF/#000000."
      ),
      (#""titleColor": 3"#, "$.contents[0].titleColor: the value is not a text."),
      (
        #""layout": {"contentSpacing": 1e9}"#,
        "$.contents[0].layout.contentSpacing: the number must "
          + "be between -10000 and 10000."
      ),
      (
        #""layout": {"contentSpacing": "1"}"#,
        "$.contents[0].layout.contentSpacing: the value is "
          + "not a number."
      ),
      (
        #""layout": {"contentSpacing": 1e400}"#,
        "$.contents[0].layout.contentSpacing: the number is larger or smaller than any that is read."
      ),
      (
        #""theme": "blackBlue""#,
        "$.contents[0].theme: this is no theme such as blue, whiteBlue or darkBlue, nor an object."
      ),
      (#""layout": []"#, "$.contents[0].layout: the value is not an object."),
      (
        #""secondaryAction": {"title": "a"}"#,
        "$.contents[0].secondaryAction: the key action is "
          + "missing."
      ),
      (
        #""secondaryAction": {"title": "a", "action": {"open": "javascript:x"}}"#,
        "$.contents[0].secondaryAction.action.open: this is no address of a scheme that is allowed: "
          + "http, https, mailto, tel."
      ),
      (
        #""secondaryAction": {"title": "a", "action": "close"}"#,
        "$.contents[0].secondaryAction.action: this is no action: dismiss, or an object with open, "
          + "present or custom."
      ),
      (
        #""secondaryAction": {"title": "a", "action": {}}"#,
        "$.contents[0].secondaryAction.action: an action has one of open, present and custom."
      ),
      (
        #""primaryAction": {"haptic": "boom"}"#,
        "$.contents[0].primaryAction.haptic: this is no "
          + "feedback: selection, or an object with impact or notification."
      ),
      (
        #""primaryAction": {"haptic": {"impact": "soft", "intensity": 2}}"#,
        "$.contents[0].primaryAction.haptic.intensity: the number must be between 0 and 1."
      ),
      (
        #""primaryAction": {"haptic": {"notification": "error", "impact": "soft"}}"#,
        "$.contents[0].primaryAction.haptic.impact: a notification has no impact."
      ),
      (
        #""theme": {"title": {"animation": "spin"}}"#,
        "$.contents[0].theme.title.animation: this is "
          + "no animation such as fade, slideUp or custom:NAME."
      ),
      (
        #""theme": {"items": {"imageSize": "huge"}}"#,
        "$.contents[0].theme.items.imageSize: this is "
          + "no size: original, preferred or a height in points."
      ),
      (
        #""theme": {"items": {"imageSize": -1}}"#,
        "$.contents[0].theme.items.imageSize: the height "
          + "must be between 0 and 10000."
      ),
      (
        #""theme": {"title": {"font": {"size": 0}}}"#,
        "$.contents[0].theme.title.font.size: the "
          + "number must be between 1 and 1000."
      ),
      (
        #""theme": {"title": {"secondaryColor": {"start": -1, "length": 1, "color": "accent"}}}"#,
        "$.contents[0].theme.title.secondaryColor.start: the number must be a whole one between 0 "
          + "and 10000."
      ),
    ]
  )
  func faults(members: String, message: String) {
    let error = Self.error(ContentSamples.json(members))
    #expect(error?.description == "line 1, " + message)
    #expect(error?.code == .invalid)
  }

  @Test(
    "So is an image or a text that cannot be",
    arguments: [
      (#"{"title": "a"}"#, ": the key subtitle is missing."),
      (
        #"{"title": {"markdown": "a", "runs": []}, "subtitle": ""}"#,
        ".title.runs: a text with markdown has no runs."
      ),
      (
        #"{"title": {"runs": [{"text": "a", "bold": true}]}, "subtitle": ""}"#,
        ".title.runs[0].bold: this key is not known; known are text, emphasis, strong, code, link, color."
      ),
      (
        #"{"title": "a", "subtitle": "", "image": {}}"#,
        ".image: an image has one of symbol, asset and data."
      ),
      (
        #"{"title": "a", "subtitle": "", "image": {"symbol": "a", "asset": "b"}}"#,
        ".image: an image has one of symbol, asset and data."
      ),
      (
        #"{"title": "a", "subtitle": "", "image": {"asset": "b", "symbolRendering": "palette"}}"#,
        ".image.symbolRendering: only a symbol has it."
      ),
      (
        #"{"title": "a", "subtitle": "", "image": {"data": "???"}}"#,
        ".image.data: this is no base64."
      ),
    ]
  )
  func featureFaults(feature: String, message: String) {
    let error = Self.error(ContentSamples.json("", features: "[\(feature)]"))
    #expect(error?.description == "line 1, $.contents[0].features[0]" + message)
  }

  @Test("What is larger than is ever read is an error before it is read (case 29)")
  func limits() {
    let feature = #"{"title": "a", "subtitle": "b"}"#
    let many = "[" + Array(repeating: feature, count: 101).joined(separator: ",") + "]"
    #expect(
      Self.error(ContentSamples.json("", features: many))?.description
        == "line 1, $.contents[0].features: the list has more than 100 elements."
    )
    let long = String(repeating: "a", count: 10_001)
    #expect(
      Self.error(
        ContentSamples.json("", features: "[{\"title\": \"\(long)\", \"subtitle\": \"\"}]")
      )?
      .description
        == "line 1, $.contents[0].features[0].title: the text is longer than 10000 characters."
    )
    let image = Data(count: 1_000_001).base64EncodedString()
    let features = "[{\"title\": \"\", \"subtitle\": \"\", \"image\": {\"data\": \"\(image)\"}}]"
    #expect(
      Self.error(ContentSamples.json("", features: features))?.description
        == "line 1, $.contents[0].features[0].image.data: the image has more than 1000000 bytes."
    )
    let deep = Data(String(repeating: "[", count: 10_000).utf8)
    #expect(Self.error(deep)?.description == "line 1, $: it is nested deeper than 32 levels.")
    let huge = Self.error(Data(count: 16_000_001))
    #expect(huge?.description == "$: it has 16000001 bytes, and 16000000 are the most.")
    #expect(huge?.code == .tooLarge)
  }

  @Test(
    "What is no document is told apart from one of a later version",
    arguments: [
      (
        "", WhatsNewDocumentError.Code.unreadable,
        "line 1, $: it is no JSON: expected a value, found the end."
      ),
      ("[]", .invalid, "line 1, $: the value is not an object."),
      ("\n{\"schema\": 1}", .invalid, "line 2, $: the key contents is missing."),
      (
        "{\"schema\": 0, \"contents\": []}", .invalid,
        "line 1, $.schema: the schema is not 1."
      ),
      (
        "{\"schema\": 2, \"pages\": []}", .newerSchema,
        "line 1, $.schema: the schema is 2, and 1 is the highest that is known."
      ),
      (
        "{\"schema\": \"1\", \"contents\": []}", .invalid,
        "line 1, $.schema: the value is not a number."
      ),
    ]
  )
  func documents(text: String, code: WhatsNewDocumentError.Code, message: String) {
    let error = Self.error(Data(text.utf8))
    #expect(error?.description == message)
    #expect(error?.code == code)
  }

  @Test("Schemes of the app's own are allowed when it says so")
  func schemes() throws {
    let json = ContentSamples.json(
      #""secondaryAction": {"title": {"markdown": "[a](tidy://a)"}, "action": {"open": "tidy://b"}}"#
    )
    #expect(Self.error(json)?.code == .invalid)
    let document = try WhatsNewDocument(json: json, allowing: ["tidy"])
    let action = document.contents[0].secondaryAction
    #expect(action?.title.runs.first?.style.link?.text == "tidy://a")
    #expect(action?.action == ContentLink("tidy://b", allowing: ["tidy"]).map { .openURL($0) })
  }

  @Test("Titles with control characters, escapes and marks of direction are text (case 28)")
  func hostile() throws {
    let json = Data(
      #"""
      {"schema": 1, "contents": [{"version": "1.0", "features": [],
      "title": "\u001b[31mred\u202e<script>\u0007\u200b👩\u200d👧\nline"}]}
      """#.utf8
    )
    let title = try WhatsNewDocument(json: json).contents[0].title.text
    #expect(title.plain.hasPrefix("\u{1B}[31mred"))
    #expect(
      title.visible.plain == "\u{FFFD}[31mred\u{FFFD}<script>\u{FFFD}\u{FFFD}👩\u{200D}👧\nline"
    )
    #expect(ContentText("plain").visible == "plain")
  }
}
