import AppLaunch
import AppLaunchItems
import Foundation
import TestSupport
import Testing

@Suite("Laws of content") struct ContentLaws {
  @Test("What is written reads back as the same, and as the schema has it", arguments: 0..<40)
  func roundTrip(seed: UInt64) throws {
    var random = RandomContent(seed: seed)
    let schema = try JSONSchemaTests.schema()
    for _ in 0..<10 {
      let document = random.document()
      let json = try document.json
      #expect(try WhatsNewDocument(json: json) == document, "seed \(seed)")
      #expect(try schema.accepts(json), "seed \(seed)")
    }
  }

  @Test("Through any coder it is the same again", arguments: 0..<10)
  func coders(seed: UInt64) throws {
    var random = RandomContent(seed: seed)
    let content = random.content()
    let property = try PropertyListEncoder().encode(content)
    let again = try PropertyListDecoder().decode(WhatsNewContent.self, from: property)
    #expect(again == content)
  }

  @Test(
    "With one value changed, the schema and the reader agree whether it is right",
    arguments: 0..<60
  )
  func agreement(seed: UInt64) throws {
    var random = RandomContent(seed: 1_000 + seed)
    let schema = try JSONSchemaTests.schema()
    var verdicts: Set<Bool> = []
    for _ in 0..<20 {
      let whole = try JSONSerialization.jsonObject(with: WhatsNewDocument([random.content()]).json)
      let changed = random.changed(whole)
      let json = try JSONSerialization.data(withJSONObject: changed, options: .fragmentsAllowed)
      let isRead = JSONSchemaTests.isRead(json)
      #expect(
        try schema.accepts(json) == isRead,
        "seed \(seed): \(String(decoding: json, as: UTF8.self))"
      )
      verdicts.insert(isRead)
    }
    #expect(verdicts.contains(false))
  }

  @Test(
    "Bytes that are changed anywhere are read or told, and never stop the app",
    arguments: 0..<40
  )
  func damage(seed: UInt64) throws {
    var random = RandomContent(seed: 2_000 + seed)
    let json = Array(try random.document().json)
    for _ in 0..<40 {
      var bytes = json
      for _ in 0..<Int.random(in: 1...3, using: &random.random) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &random.random)
        switch Int.random(in: 0...2, using: &random.random) {
        case 0: bytes[index] = random.byte()
        case 1: bytes.removeSubrange(index...)
        default: bytes.insert(random.one(of: Array(#"{}[]",:\u0"#.utf8)), at: index)
        }
      }
      do {
        _ = try WhatsNewDocument(json: Data(bytes))
      } catch {
        #expect(error.description.hasSuffix("."))
        #expect(error.line != nil && error.path.hasPrefix("$"))
        #expect(!error.description.unicodeScalars.contains { $0.value < 0x20 })
      }
    }
  }

  @Test("A text survives Foundation's attributed string", arguments: 0..<40)
  func attributed(seed: UInt64) {
    var random = RandomContent(seed: 3_000 + seed)
    let text = random.text()
    #expect(ContentText(text.attributed) == text)
  }
}

extension RandomContent {
  /// Returns a JSON value with one place of it changed.
  mutating func changed(_ value: Any) -> Any {
    let strangers: [Any] = [
      NSNull(), true, 0, -1, 1, 10_001, 1e9, 0.5, "", "x", "accent", "dismiss", "selection", "fade",
      "custom:", "https://a.b", "https://", "javascript:x", "1.2", "#FFFFFF", "AQID", "original",
      String(repeating: "é", count: 201), String(repeating: "é", count: 10_001), [Any](),
      [String: Any](), ["markdown": "*a*"], ["runs": [["text": ""]]], ["open": "tel:1"],
    ]
    if Int.random(in: 0..<12, using: &random) == 0 { return one(of: strangers) }
    if var object = value as? [String: Any], !object.isEmpty {
      let key = one(of: object.keys.sorted())
      switch Int.random(in: 0..<10, using: &random) {
      case 0: object[key] = nil
      case 1: object[one(of: ["other", "title", "color", "runs", "data"])] = one(of: strangers)
      default: object[key] = changed(object[key] ?? NSNull())
      }
      return object
    }
    if var list = value as? [Any], !list.isEmpty {
      let index = Int.random(in: 0..<list.count, using: &random)
      list[index] = changed(list[index])
      return list
    }
    return one(of: strangers)
  }
}
