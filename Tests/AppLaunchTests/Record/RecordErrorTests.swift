import Foundation
import Testing

@testable import AppLaunch

@Suite("Texts that are no record")
struct RecordErrorTests {
  static let schema = "$.schema: The text "
  static let stamp = "is not a stamp such as 2026-03-02T09:00:00Z#12."

  /// What stands in the record after the schema and an order of 5, and what is wrong.
  static let wrong: [(String, String)] = [
    (#""launches": "3""#, "$.launches: This is a string; it should be a whole number."),
    (#""launches": -1"#, "$.launches: The number -1 is out of range; it must be at least 0."),
    (#""launches": 1.5"#, "$.launches: The number 1.5 is not a whole number of 64 bits."),
    (#""launches": 1e30"#, "$.launches: The number 1e30 is not a whole number of 64 bits."),
    (#""launches": null"#, "$.launches: This is null; it should be a whole number."),
    (#""launches": 1, "launches": 1"#, "$.launches: This key stands twice in its object."),
    (#""order": 5"#, "$.order: This key stands twice in its object."),
    (#""installID": 7"#, "$.installID: This is a number; it should be a string."),
    (#""baseline": "1..2""#, "$.baseline: The text \"1..2\" is not a version such as 1.6.1."),
    (
      #""installed": "2026-03-02T09:00:00Z""#,
      "$.installed: The text \"2026-03-02T09:00:00Z\" \(stamp)"
    ),
    (
      #""installed": "2026-02-30T09:00:00Z#1""#,
      "$.installed: The text \"2026-02-30T09:00:00Z#1\" \(stamp)"
    ),
    (
      #""installed": "2026-03-02T09:00:00Z#-1""#,
      "$.installed: The text \"2026-03-02T09:00:00Z#-1\" \(stamp)"
    ),
    (
      #""installed": "2026-03-02T09:00:00Z#01""#,
      "$.installed: The text \"2026-03-02T09:00:00Z#01\" \(stamp)"
    ),
    (
      #""installed": "2026-03-02T09:00:00Z#9223372036854775808""#,
      "$.installed: The text \"2026-03-02T09:00:00Z#9223372036854775808\" \(stamp)"
    ),
    (
      #""installed": "2026-03-02T09:00:00Z#0""#,
      "$.installed: The order number 0 is out of range; the record's last is 5."
    ),
    (
      #""errors": ["2026-03-02T09:00:00Z#5", "2026-03-02T09:00:00Z#6"]"#,
      "$.errors[1]: The order number 6 is out of range; the record's last is 5."
    ),
    (#""latest": "now""#, "$.latest: The text \"now\" is not a time such as 2026-03-02T09:00:00Z."),
    (#""restored": 6"#, "$.restored: The order number 6 is out of range; the record's last is 5."),
    (#""restored": 0"#, "$.restored: The number 0 is out of range; it must be at least 1."),
    (
      #""recentDays": [2, 1]"#,
      "$.recentDays[1]: The day 1 does not come after 2, the one before it."
    ),
    (#""run": {}"#, "$.run: The key \"startedAt\" is missing."),
    (
      #""run": {"startedAt": "2026-03-02T09:00:00Z#1", "edition": "2"}"#,
      "$.run.edition: This says something of an item, but none is on screen."
    ),
    (
      #""run": {"startedAt": "2026-03-02T09:00:00Z#1", "onScreen": "a", "owner": "me"}"#,
      "$.run.owner: The word \"me\" is not known here; known are \"install\", \"subject\"."
    ),
    (#""flags": {"a": 1}"#, "$.flags.a: This is a number; it should be a boolean."),
    (#""flags": [true]"#, "$.flags: This is an array; it should be an object."),
    (#""events": {"e": {"count": 1}}"#, "$.events.e: The key \"last\" is missing."),
    (
      #""epochs": {"all": -1}"#,
      "$.epochs.all: The number -1 is out of range; it must be at least 0."
    ),
    (
      #""slots": {"a": {"presentations": [[]]}}"#,
      "$.slots.a.presentations[0]: This should be a list of a stamp, a version and an item."
    ),
    (#""items": {"a": {"slot": "other"}}"#, "$.items.a: The key \"lastSeen\" is missing."),
    (
      item(#""presentations": [["2026-03-02T09:00:00Z#1"]]"#),
      "$.items.a.presentations[0]: This should be a list of a stamp, a launch and a version."
    ),
    (
      item(#""presentations": [["2026-03-02T09:00:00Z#1", 1, null]]"#),
      "$.items.a.presentations[0][2]: This is null; it should be a string."
    ),
    (
      item(#""timesPresented": -2"#),
      "$.items.a.timesPresented: The number -2 is out of range; it must be at least 0."
    ),
    (
      item(#""editions": {"": {"settlement": {"at": "2026-03-02T09:00:00Z#1"}}}"#),
      "$.items.a.editions[\"\"].settlement: The key \"how\" is missing."
    ),
    (
      item(#""editions": {"": {"settlement": {"how": "so"}}}"#),
      "$.items.a.editions[\"\"].settlement.how: The word \"so\" is not an outcome."
    ),
    (
      item(#""editions": {"": {"settlement": {"how": "adopted", "by": []}}}"#),
      "$.items.a.editions[\"\"].settlement.by: Only a drop names policies."
    ),
    (
      item(#""editions": {"": {"lastOutcome": {"outcome": 1}}}"#),
      "$.items.a.editions[\"\"].lastOutcome.outcome: This is a number; it should be a string."
    ),
    (#""subject": null"#, "$.subject: This is null; it should be a string."),
    (#""subjects": {"anna": []}"#, "$.subjects.anna: This is an array; it should be an object."),
    (#""subjects": {"anna": {"a": {}}}"#, "$.subjects.anna.a: The key \"slot\" is missing."),
  ]

  static func item(_ fields: String) -> String {
    #""items": {"a": {"slot": "other", "lastSeen": "2026-03-02T09:00:00Z#1", \#(fields)}}"#
  }

  @Test(
    "Nothing is guessed: what no record says is an error with its path and line",
    arguments: Self.wrong
  )
  func malformed(fields: String, message: String) {
    let text = "{\"schema\": \"1.0\", \"order\": 5,\n\(fields)}"
    let error = #expect(throws: LaunchRecordFault.self) { try LaunchRecord(json: Array(text.utf8)) }
    #expect(error?.description == "line 2, \(message)")
  }

  @Test(
    "R21: whatever form a later version gives its schema, the record is a later one, not damaged",
    arguments: [
      #""2.0""#, #""3""#, #""2.0.0""#, "2", "2.5", "1e30", "99999999999999999999",
      #""99999999999999999999.0""#,
    ]
  )
  func later(schema: String) {
    let text = #"{"schema": \#(schema), "items": 7}"#
    let error = #expect(throws: LaunchRecordFault.self) {
      try LaunchRecord(json: Array(text.utf8))
    }
    guard case .newerSchema = error else {
      Issue.record("It is taken for \(error as Any).")
      return
    }
  }

  @Test(
    "A record begins with its schema, as text",
    arguments: [
      ("[]", "$: This is an array; it should be an object."),
      ("{}", "$: The key \"schema\" is missing."),
      (#"{"schema": 1}"#, "$.schema: This is a number; it should be a string."),
      (#"{"schema": "1"}"#, "\(schema)\"1\" is not a schema such as \"1.0\"."),
      (#"{"schema": "0.9"}"#, "\(schema)\"0.9\" is not a schema such as \"1.0\"."),
      (#"{"schema": "1.01"}"#, "\(schema)\"1.01\" is not a schema such as \"1.0\"."),
      (#"{"schema": "-1.0"}"#, "\(schema)\"-1.0\" is not a schema such as \"1.0\"."),
      (
        #"{"schema": "1.99999999999999999999"}"#,
        "\(schema)\"1.99999999999999999999\" is not a schema such as \"1.0\"."
      ),
    ]
  )
  func schemas(text: String, message: String) {
    let error = #expect(throws: LaunchRecordFault.self) { try LaunchRecord(json: Array(text.utf8)) }
    #expect(error?.description == "line 1, \(message)")
  }

  @Test("Depth 33 is refused in fields that nobody knows, too")
  func depth() {
    let deep = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
    let text = "{\"schema\": \"1.5\", \"later\": \(deep)}"
    let error = #expect(throws: LaunchRecordFault.self) { try LaunchRecord(json: Array(text.utf8)) }
    #expect(error?.description.hasSuffix("at most 32 levels are allowed.") == true)
  }

  @Test("Other coders give the same errors, by path")
  func codable() {
    func message(_ text: String) -> String? {
      do {
        _ = try JSONDecoder().decode(LaunchRecord.self, from: Data(text.utf8))
      } catch DecodingError.dataCorrupted(let context) {
        return context.debugDescription
      } catch {}
      return nil
    }
    #expect(
      message(#"{"schema": "1.0", "launches": -1}"#)
        == "$.launches: The number -1 is out of range; it must be at least 0."
    )
    #expect(
      message(#"{"schema": "2.0"}"#)
        == "The schema 2.0 is newer than 1.0, the latest known here."
    )
  }
}
