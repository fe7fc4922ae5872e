import Foundation
import Testing

@testable import AppLaunch

@Suite("Record in user defaults")
struct UserDefaultsStoreTests {
  let suite: TemporarySuite
  let key = "AppLaunch.record"

  init() throws {
    suite = try TemporarySuite()
  }

  var store: UserDefaultsLaunchRecordStore {
    UserDefaultsLaunchRecordStore(
      defaults: suite.defaults,
      lastLaunchedVersionKey: "lastSeenVersion"
    )
  }

  @Test("R20: the app's own last version is read as a plain string, and never written")
  func earlierVersion() throws {
    #expect(store.earlierVersion == nil)
    suite.defaults.set("1.4", forKey: "lastSeenVersion")
    #expect(store.earlierVersion == "1.4")
    #expect(try store.load() == nil)
    try store.save(record(launches: 1))
    #expect(store.earlierVersion == "1.4")
    #expect(UserDefaultsLaunchRecordStore(defaults: suite.defaults).earlierVersion == nil)
  }

  @Test("R54: all objects that stand for one suite are one place, and each key is its own")
  func place() throws {
    let same = try #require(UserDefaults(suiteName: suite.name))
    #expect(same !== suite.defaults)
    let first = UserDefaultsLaunchRecordStore(defaults: suite.defaults)
    let second = UserDefaultsLaunchRecordStore(defaults: same)
    #expect(first.placeName == second.placeName)
    #expect(first.placeName != UserDefaultsLaunchRecordStore().placeName)
    #expect(
      first.placeName != UserDefaultsLaunchRecordStore(defaults: same, key: "other").placeName
    )
  }

  @Test("R18, R54: asking where a record is kept writes nothing")
  func placeIsNoWrite() throws {
    let before = suite.defaults.dictionaryRepresentation().keys.sorted()
    let name = store.placeName
    #expect(store.placeName == name)
    #expect(suite.defaults.dictionaryRepresentation().keys.sorted() == before)
  }

  @Test("R54: a suite that was added to another one is a place of its own")
  func addedSuite() throws {
    let other = "AppLaunchTests.\(UUID().uuidString)"
    let outer = try #require(UserDefaults(suiteName: other))
    outer.addSuite(named: suite.name)
    #expect(UserDefaultsLaunchRecordStore(defaults: outer).placeName != store.placeName)
  }

  @Test("A record that stands there as text is read too")
  func text() throws {
    let record = record(launches: 1)
    suite.defaults.set(String(decoding: record.jsonData, as: UTF8.self), forKey: key)
    #expect(try store.load() == record)
  }

  @Test(
    "R21: a damaged record is set aside before another takes its place",
    arguments: [
      ("{", "line 1, $: Expected a key in quotes, found the end of the text"),
      ("", "it is empty"),
    ]
  )
  func damage(text: String, reason: String) throws {
    suite.defaults.set(text, forKey: key)
    let error = #expect(throws: LaunchRecordStoreError.self) { try store.save(LaunchRecord()) }
    #expect(
      error?.description == "The record at the key \"AppLaunch.record\" is damaged: \(reason)."
    )
    #expect(suite.defaults.string(forKey: key) == text)

    guard case .corrupt(let damage) = store.read() else {
      Issue.record("Nothing was found to be wrong.")
      return
    }
    #expect(damage.setAside == "AppLaunch.record.corrupt-1")
    #expect(suite.defaults.string(forKey: "AppLaunch.record.corrupt-1") == text)
    try store.save(record(launches: 1))
    #expect(try store.load() == record(launches: 1))
  }

  @Test("R21: a record of a newer schema and a value of another type stay as they are")
  func foreign() throws {
    suite.defaults.set(#"{"schema": "2.0"}"#, forKey: key)
    var error = #expect(throws: LaunchRecordStoreError.self) { try store.save(LaunchRecord()) }
    #expect(error?.code == .newerSchema)
    suite.defaults.set(["a"], forKey: key)
    error = #expect(throws: LaunchRecordStoreError.self) { try store.save(LaunchRecord()) }
    #expect(error?.reason == "it is neither data nor text")
    #expect(suite.defaults.stringArray(forKey: key) == ["a"])
  }

  @Test("R45: another writer's record is noticed")
  func change() throws {
    let store = store
    try store.save(record(launches: 1))
    #expect(!store.hasChanged)
    try UserDefaultsLaunchRecordStore(defaults: suite.defaults).save(record(launches: 2))
    #expect(store.hasChanged)
    _ = try store.load()
    #expect(!store.hasChanged)
  }
}
