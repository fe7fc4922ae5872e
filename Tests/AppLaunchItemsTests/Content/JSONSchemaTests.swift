import AppLaunch
import AppLaunchItems
import Foundation
import Testing

@Suite("The JSON Schema of what's new") struct JSONSchemaTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func schema() throws -> JSONSchema {
    let file = root.appending(path: "Examples/Content/whats-new.schema.json")
    return try JSONSchema(try Data(contentsOf: file))
  }

  static func isRead(_ json: Data) -> Bool {
    (try? WhatsNewDocument(json: json)) != nil
  }

  @Test("It has every key that is written, and takes what is written")
  func written() throws {
    let json = try WhatsNewDocument([ContentSamples.full, ContentSamples.small]).json
    #expect(try Self.schema().accepts(json))
    func keys(_ any: Any) -> Set<String> {
      if let list = any as? [Any] { return list.reduce(into: []) { $0.formUnion(keys($1)) } }
      guard let object = any as? [String: Any] else { return [] }
      return object.values.reduce(into: Set(object.keys)) { $0.formUnion(keys($1)) }
    }
    let all = keys(try JSONSerialization.jsonObject(with: json))
    let unused = try Self.schema().keys.subtracting(all)
    #expect(unused == ["markdown", "present", "custom"])
  }

  @Test(
    "It and the reader agree on what is right",
    arguments: [
      #""titleColor": "accent""#, #""titleColor": "puce""#, ##""titleColor": "#FF2D55/#FF2D5580""##,
      ##""titleColor": "#FF2D5""##, #""titleColor": 3"#, #""other": 3"#,
      #""primaryAction": {"haptic": "selection"}"#, #""primaryAction": {"haptic": "boom"}"#,
      #""primaryAction": {"haptic": {"impact": "rigid", "intensity": 1}}"#,
      #""primaryAction": {"haptic": {"impact": "rigid", "intensity": 1.1}}"#,
      #""primaryAction": {"haptic": {"notification": "error"}}"#,
      #""primaryAction": {"haptic": {"notification": "error", "intensity": 1}}"#,
      #""primaryAction": {"title": {"markdown": "**a**"}}"#,
      #""primaryAction": {"title": {"runs": [{"text": "a", "strong": true}]}}"#,
      #""primaryAction": {"title": {"runs": [{"strong": true}]}}"#,
      #""primaryAction": {"title": {"runs": [], "markdown": ""}}"#,
      #""secondaryAction": {"title": "a", "action": "dismiss"}"#,
      #""secondaryAction": {"title": "a", "action": {"open": "HTTPS://a.b"}}"#,
      #""secondaryAction": {"title": "a", "action": {"open": "file:///a"}}"#,
      #""secondaryAction": {"title": "a", "action": {"open": "https://a.b", "custom": "c"}}"#,
      #""secondaryAction": {"title": "a", "action": {"present": "c"}}"#,
      #""secondaryAction": {"action": "dismiss"}"#,
      #""layout": {"contentSpacing": 10000}"#, #""layout": {"contentSpacing": 10001}"#,
      #""layout": {"contentPadding": {"top": 1}}"#, #""layout": {"contentPadding": {"left": 1}}"#,
      #""layout": {"featureAlignment": "middle"}"#, #""layout": {"showsScrollIndicators": "yes"}"#,
      #""theme": {"items": {"imageSize": 3}}"#, #""theme": {"items": {"imageSize": "huge"}}"#,
      #""theme": {"items": {"imageSize": -3}}"#, #""theme": {"title": {"font": {"size": 12}}}"#,
      #""theme": {"title": {"font": {"weight": "bold"}}}"#,
      #""theme": {"title": {"animation": "custom:spin"}}"#,
      #""theme": {"title": {"animation": "spin"}}"#,
      #""theme": {"padAdjustment": {"title": {"top": 2}}}"#,
      #""theme": "darkLightBlue""#, #""theme": "blackBlue""#, #""theme": {"tint": "red"}"#,
      #""layout": null"#, #""secondaryAction": null"#, #""primaryAction": {"onDismiss": null}"#,
      #""primaryAction": {"onDismiss": ""}"#, #""primaryAction": {"onDismiss": "a"}"#,
      #""primaryAction": {"haptic": null}"#, #""theme": {"title": {"animation": null}}"#,
      #""theme": {"title": {"animation": "custom:"}}"#,
      #""theme": {"title": {"secondaryColor": {"start": 0, "length": 10000, "color": "red"}}}"#,
      #""theme": {"title": {"secondaryColor": {"start": 0, "length": 10001, "color": "red"}}}"#,
      #""theme": {"title": {"secondaryColor": {"start": 0.5, "length": 1, "color": "red"}}}"#,
      #""secondaryAction": {"title": "a", "action": {"open": "https://"}}"#,
      #""secondaryAction": {"title": "a", "action": {"open": "https://a@b.c"}}"#,
      #""secondaryAction": {"title": "a", "action": {"open": "https://a.b/\u202e"}}"#,
      #""secondaryAction": {"title": "a", "action": {"open": "mailto:"}}"#,
      #""secondaryAction": {"title": "a", "action": {"open": "mailto:a@b.c"}}"#,
      #""secondaryAction": {"title": "a", "action": {"open": "https://a.b:80/c?d#e"}}"#,
    ]
  )
  func agreement(members: String) throws {
    let json = ContentSamples.json(members)
    #expect(try Self.schema().accepts(json) == Self.isRead(json))
  }

  @Test(
    "They agree on images, too",
    arguments: [
      #"{"symbol": "a"}"#, #"{"asset": "a", "rendering": "original"}"#, #"{"data": "AQID"}"#, "{}",
      #"{"symbol": "a", "asset": "b"}"#, #"{"symbol": "a", "symbolRendering": "palette"}"#,
      #"{"symbol": "a", "symbolRendering": "none"}"#, #"{"symbol": 3}"#, #"{"symbol": ""}"#,
      #"{"asset": "a", "symbolRendering": "palette"}"#, #"{"data": ""}"#, #"{"data": "AQI"}"#,
      #"{"data": "AQ=="}"#, #"{"data": "?Q=="}"#, #"{"symbol": "a", "label": null}"#,
    ]
  )
  func images(image: String) throws {
    let json = ContentSamples.json(
      "",
      features: #"[{"title": "a", "subtitle": "b", "image": \#(image)}]"#
    )
    #expect(try Self.schema().accepts(json) == Self.isRead(json))
  }

  @Test(
    "They agree on versions",
    arguments: [
      "1", "1.0", "v1.2.3", "V1", "1.0-beta.1", "1.0b2", "1.0-1", "1.0+45", "1.0-beta+45", "", "a",
      "1.", ".1", "1..2", "1.0-", "1.0+", "1.0-a..b", "1.0 ", "1.0-é", "-1", "1.0+a.b", "1.0-a.",
    ]
  )
  func versions(version: String) throws {
    let text = String(decoding: ContentSamples.json(""), as: UTF8.self)
    let json = Data(text.replacing("\"1.0\"", with: "\"\(version)\"").utf8)
    #expect(try Self.schema().accepts(json) == Self.isRead(json))
  }

  @Test("They agree on how long a text may be, letter by letter", arguments: ["a", "é", "👩"])
  func lengths(letter: String) throws {
    for length in [10_000, 10_001] {
      let text = String(repeating: letter, count: length)
      let json = ContentSamples.json(#""primaryAction": {"title": "\#(text)"}"#)
      #expect(try Self.schema().accepts(json) == (length == 10_000))
      #expect(Self.isRead(json) == (length == 10_000))
    }
  }

  @Test("The examples are as it says")
  func examples() throws {
    let folder = Self.root.appending(path: "Examples/Content")
    let json = try Data(contentsOf: folder.appending(path: "whats-new.json"))
    #expect(try Self.schema().accepts(json))
    let contents = try WhatsNewDocument(json: json).contents
    #expect(contents.map(\.version) == ["1.6.1", "2.0"])
    let old = try WhatsNewVersion1(
      json: try Data(contentsOf: folder.appending(path: "whats-new-1.json"))
    )
    #expect(old.skipped == [])
    #expect(old.content.features.map { $0.image == nil } == [false, true])
  }

  @Test("The demo's news are as it says")
  func demo() throws {
    let file = Self.root.appending(path: "Examples/Demo/tidy.json")
    let demo = try JSONSerialization.jsonObject(with: try Data(contentsOf: file)) as? [String: Any]
    let news = try JSONSerialization.data(withJSONObject: try #require(demo?["news"]))
    #expect(try Self.schema().accepts(news))
    #expect(try WhatsNewDocument(json: news).contents.count == 3)
  }
}
