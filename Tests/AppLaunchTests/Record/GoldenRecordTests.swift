import Testing

@testable import AppLaunch

@Suite("Golden records")
struct GoldenRecordTests {
  /// Every field of schema 1.0. A text that was once written is read for ever: add one for a new
  /// schema, and leave this.
  static let schema1 = #"""
    {
      "schema": "1.0",
      "installID": "6F9619FF",
      "installed": "2026-03-01T09:00:00Z#1",
      "launches": 3,
      "lastVersion": "1.1",
      "highestVersion": "1.2-beta.1",
      "baseline": "1.0",
      "daysOfUse": 2,
      "recentDays": [20513,20514],
      "order": 20,
      "latest": "2026-03-02T09:00:00.250Z",
      "restored": 5,
      "corrections": ["2026-02-28T23:59:59Z#6"],
      "run": {
        "startedAt": "2026-03-02T09:00:00Z#15",
        "launch": 3,
        "isForeground": true,
        "onScreen": "sale",
        "edition": "spring",
        "owner": "subject"
      },
      "errors": ["2026-03-02T09:00:00Z#16"],
      "deaths": ["2026-03-02T09:00:00Z#14"],
      "events": {
        "error": {"count":1,"last":"2026-03-02T09:00:00Z#16"}
      },
      "flags": {
        "spring": true,
        "winter": false
      },
      "quietLaunches": {
        "quiet": 2
      },
      "epochs": {
        "item:tips": 1
      },
      "slots": {
        "onboarding": {"presentations":[["2026-03-01T09:00:00Z#2","1.0","welcome"],["2026-03-01T09:00:00Z#3",null,"welcome"]]},
        "paywall": {"elsewhere":[["2026-03-01T09:00:00Z#4","1.0"],["2026-03-01T09:00:00Z#7"]]}
      },
      "items": {
        "news": {"slot":"whatsNew","lastSeen":"2026-03-02T09:00:00Z#19","editions":{"1.1":{"interruptions":2,"interruptedVersion":"1.1","heldSince":"2026-03-02T09:00:00Z#18","heldBy":["limit","quiet"]},"1.2":{"settlement":{"how":"dropped","by":["drop"],"at":"2026-03-02T09:00:00Z#17","launch":3}}}},
        "welcome": {"slot":"onboarding","lastSeen":"2026-03-01T09:00:00Z#2","timesPresented":2,"presentations":[["2026-03-01T09:00:00Z#2",1,"1.0"],["2026-03-01T09:00:00Z#3",1]],"outcomes":["failed","action:later"],"editions":{"":{"settlement":{"how":"action:later","at":"2026-03-01T09:00:00Z#8","version":"1.0","launch":1,"baselineBefore":"0.9"},"lastOutcome":{"outcome":"action:later","at":"2026-03-01T09:00:00Z#8","version":"1.0"}}}}
      },
      "subject": "anna",
      "subjects": {
        "": {},
        "anna": {"sale":{"slot":"paywall","lastSeen":"2026-03-02T09:00:00Z#20"}}
      }
    }
    """#

  @Test("R26: the record of schema 1.0 reads, and is written as it was")
  func schema() throws {
    let record = try LaunchRecord(json: Array(Self.schema1.utf8))
    #expect(String(decoding: record.json(), as: UTF8.self) == Self.schema1)
    #expect(record.launches == 3)
    #expect(record.installed == Stamp(LaunchTime(milliseconds: 1_772_355_600_000), order: 1))
    #expect(record.highestVersion == "1.2-beta.1")
    #expect(record.run?.onScreen == EditionKey("sale", edition: "spring", owner: .subject))
    #expect(record.slots["paywall"]?.elsewhere.map(\.version) == ["1.0", nil])
    #expect(record.items["welcome"]?.presentations.map(\.version) == ["1.0", nil])
    let settlement = record.settlement(of: EditionKey("welcome"))
    #expect(settlement?.how == .outcome(.dismissed(.action("later"))))
    #expect(settlement?.baselineBefore == "0.9")
    #expect(record.items["news"]?.editions["1.2"]?.settlement?.how == .dropped(by: ["drop"]))
    #expect(record.subjects["anna"]?["sale"]?.slot == "paywall")
    #expect(record.subjects[""] == [:])
  }

  @Test("R47: fields of a newer minor schema stay at every level")
  func newerMinor() throws {
    let text = #"""
      {
        "schema": "1.7",
        "order": 9,
        "run": {
          "startedAt": "2026-03-01T09:00:00Z#1",
          "scene": 4
        },
        "events": {
          "error": {"count":1,"last":"2026-03-01T09:00:00Z#2","first":null}
        },
        "slots": {
          "other": {"muted":true}
        },
        "items": {
          "tips": {"slot":"other","lastSeen":"2026-03-01T09:00:00Z#3","editions":{"":{"settlement":{"how":"presented","at":"2026-03-01T09:00:00Z#4","who":"x"},"lastOutcome":{"outcome":"failed","at":"2026-03-01T09:00:00Z#5","why":1.50},"score":{"b":1,"a":[]}}},"color":"red"}
        },
        "later": {
          "z": 1e2
        },
        "latest2": "?"
      }
      """#
    let record = try LaunchRecord(json: Array(text.utf8))
    #expect(String(decoding: record.json(), as: UTF8.self) == text)
    var counted = record
    let at = LaunchInstant(wall: LaunchTime(milliseconds: 1_772_442_000_000), elapsed: .zero)
    _ = counted.begin(LaunchContext(at: at, version: "1.0", installID: "test"))
    let written = String(decoding: counted.json(), as: UTF8.self)
    #expect(written.contains("\"schema\": \"1.7\""))
    #expect(written.contains("\"color\":\"red\""))
    #expect(written.contains("\"score\":{\"b\":1,\"a\":[]}"))
    #expect(written.contains("\"latest2\": \"?\""))
  }

  @Test("R47: a text by hand may use fields that are not known only with a newer minor schema")
  func byHand() throws {
    func read(_ text: String) throws -> LaunchRecord {
      let document = try JSONDocument.parse(text.utf8)
      let reader = try JSONReader(document).object.required("record")
      return try LaunchRecord(reading: reader, unknownFields: .refused)
    }
    let newer = try read(#"{"record": {"schema": "1.1", "launchs": 1}}"#)
    #expect(newer.unknown == [JSONValue.Member("launchs", 1)])
    let error = #expect(throws: LaunchRecordFault.self) {
      try read("{\"record\":\n{\"schema\": \"1.0\",\n\"launchs\": 1}}")
    }
    #expect(
      error?.description == "line 3, $.record.launchs: The key \"launchs\" is not known here."
    )
  }
}
