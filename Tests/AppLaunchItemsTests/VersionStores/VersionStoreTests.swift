import AppLaunch
import AppLaunchItems
import Foundation
import Testing

@Suite("Version stores (B3, C7)") @MainActor struct VersionStoreTests {
  @Test("In memory, versions are there until they are removed")
  func inMemory() {
    let store = InMemoryWhatsNewVersionStore(["1.0"])
    store.save(presentedVersion: "1.1")
    #expect(store.hasPresented("1.0.0"))
    #expect(store.hasPresented("1.1"))
    store.remove(presentedVersion: "1.0")
    #expect(store.presentedVersions == ["1.1"])
    store.removeAll()
    #expect(!store.hasPresented("1.1"))
  }

  @Test(
    "Under keys, a version is found however it is spelt, and other keys stay",
    arguments: [
      "WhatsNewKit", "de.tiigi.whatsnewkit",
    ]
  )
  func keys(prefix: String) {
    let values = Values(["\(prefix).1.0": true, "\(prefix).none": true, "Else.1.0": true])
    let store = KeyValueWhatsNewVersionStore(values, prefix: prefix)
    #expect(store.hasPresented("1.0.0"))
    #expect(!store.hasPresented("1.1"))
    store.save(presentedVersion: "1.1.0")
    #expect(values.all["\(prefix).1.1.0"] as? String == "1.1.0")
    #expect(store.presentedVersions == ["1.0", "1.1"])
    store.remove(presentedVersion: "1.1")
    #expect(!store.hasPresented("1.1"))
    store.removeAll()
    #expect(Set(values.keys) == ["\(prefix).none", "Else.1.0"])
  }

  @Test("User defaults keep the keys")
  func defaults() throws {
    let suite = "AppLaunchItemsTests.versions.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let store = KeyValueWhatsNewVersionStore(UserDefaultsKeyValueStore(defaults))
    store.save(presentedVersion: "2.0")
    #expect(defaults.string(forKey: "WhatsNewKit.2.0") == "2.0")
    #expect(store.hasPresented("2.0"))
    store.removeAll()
    #expect(!store.hasPresented("2.0"))
  }

  @Test("What the record knows was presented: up to the baseline, and what was settled (R30)")
  func record() {
    let keeper = LaunchRecordKeeper.keeper(of: InMemoryLaunchRecordStore())
    let store = RecordWhatsNewVersionStore(keeper: keeper) { TestApp.start }
    #expect(!store.hasPresented("1.0"))
    keeper.begin(LaunchContext(at: WhatsNewTrackerTests.at(0), version: "1.1-b2"))
    #expect(store.hasPresented("1.0"))
    #expect(store.hasPresented("1.1"))
    #expect(!store.hasPresented("1.2"))
    store.save(presentedVersion: "1.2-rc")
    #expect(store.hasPresented("1.2"))
    store.removeAll()
    #expect(!store.hasPresented("1.2"))
    #expect(store.hasPresented("1.1"))
  }

  @Test("What a version store presented a tracker on the same record does not show again (R54)")
  func shared() {
    let first = WhatsNewTrackerTests.tracker()
    first.begin(version: "1.0", at: WhatsNewTrackerTests.at(0))
    let next = WhatsNewTrackerTests.tracker(after: first)
    RecordWhatsNewVersionStore(keeper: next.keeper) { TestApp.start }
      .save(presentedVersion: "1.2")
    #expect(next.begin(version: "1.2", at: WhatsNewTrackerTests.at(1)).release == nil)
  }

  private final class Values: WhatsNewKeyValueStore {
    var all: [String: Any]

    init(_ all: [String: Any]) {
      self.all = all
    }

    var keys: [String] { Array(all.keys) }
    func value(forKey key: String) -> Any? { all[key] }
    func set(_ value: Any?, forKey key: String) { all[key] = value }
  }
}
