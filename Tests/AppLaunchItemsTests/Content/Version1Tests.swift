import AppLaunch
import AppLaunchItems
import Foundation
import Testing

@Suite("WhatsNewKit 1's JSON (C9)") struct Version1Tests {
  static func json(_ members: String = "", item: String = "", version: String = "") -> Data {
    Data(
      """
      {"version": {"major": 1, "minor": 2, "patch": 0\(version)}, "title": "New", "items": [
        {"title": "a", "subtitle": "b"\(item)}]\(members)}
      """.utf8
    )
  }

  static func error(_ json: Data) -> String? {
    do {
      _ = try WhatsNewVersion1(json: json)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("Keys that it did not know are told, as it left them out without a word")
  func strangers() throws {
    let old = try WhatsNewVersion1(
      json: Self.json(
        #", "detail": 3, "color": "red""#,
        item: #", "link": "x""#,
        version: #", "build": 4"#
      )
    )
    #expect(
      old.skipped.map(\.description) == [
        "$.color: this key is not known.", "$.detail: this key is not known.",
        "$.version.build: this key is not known.", "$.items[0].link: this key is not known.",
      ]
    )
    #expect(old.content.features.count == 1)
  }

  @Test("In a list each has its place")
  func list() throws {
    let json =
      Data("[".utf8) + Self.json() + Data(",".utf8)
      + Self.json(item: #", "image": "?""#) + Data("]".utf8)
    let list = try WhatsNewVersion1.list(json: json)
    #expect(list.map(\.skipped.count) == [0, 1])
    #expect(list[1].skipped[0].description == "$[1].items[0].image: this is no base64.")
  }

  @Test("An image has lines of 64 characters there, and is tinted")
  func images() throws {
    let bytes = Data((0..<200).map { UInt8($0) })
    let text = bytes.base64EncodedString()
    let lines = text.enumerated().map { $0 > 0 && $0 % 64 == 0 ? "\\r\\n\($1)" : "\($1)" }.joined()
    let old = try WhatsNewVersion1(json: Self.json(item: ", \"image\": \"\(lines)\""))
    #expect(old.content.features[0].image == ContentImage(.data(bytes)))
    #expect(try WhatsNewVersion1(json: Self.json(item: #", "image": null"#)).skipped == [])
  }

  @Test("What is too large is told, or an error where nothing could be shown")
  func limits() throws {
    let image = Data(count: ContentImage.mostBytes + 1).base64EncodedString()
    let old = try WhatsNewVersion1(json: Self.json(item: ", \"image\": \"\(image)\""))
    #expect(old.content.features[0].image == nil)
    #expect(
      old.skipped.map(\.description) == [
        "$.items[0].image: the image has more than 1000000 bytes."
      ]
    )
    let long = String(repeating: "é", count: 10_001)
    #expect(
      Self.error(
        Data(#"{"version": {"major": 1, "minor": 0, "patch": 0}, "items": [], "#.utf8)
          + Data("\"title\": \"\(long)\"}".utf8)
      )
        == "line 1, $.title: the text is longer than 10000 characters."
    )
    let many = Array(repeating: String(decoding: Self.json(), as: UTF8.self), count: 1_001)
    #expect(throws: WhatsNewDocumentError.self) {
      try WhatsNewVersion1.list(json: Data("[\(many.joined(separator: ","))]".utf8))
    }
  }

  @Test(
    "What it could not read is an error that names its place",
    arguments: [
      (#"{"version": "1.0", "title": "", "items": []}"#, "$.version: the value is not an object."),
      (#"{"title": "", "items": []}"#, "$: the key version is missing."),
      (
        #"{"version": {"major": 1, "minor": 0}, "title": "", "items": []}"#,
        "$.version: the key patch is missing."
      ),
      (
        #"{"version": {"major": 1, "minor": -1, "patch": 0}, "title": "", "items": []}"#,
        "$.version.minor: the number must be a whole one between 0 and 1000000000."
      ),
    ]
  )
  func faults(text: String, message: String) {
    #expect(Self.error(Data(text.utf8)) == "line 1, " + message)
  }

  @Test("It is written as a document of today")
  func writing() throws {
    let old = try WhatsNewVersion1(json: Self.json(item: #", "image": "AQID""#))
    let document = WhatsNewDocument([old.content])
    #expect(try WhatsNewDocument(json: document.json) == document)
  }
}
