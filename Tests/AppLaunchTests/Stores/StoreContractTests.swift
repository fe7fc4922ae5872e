import Foundation
import Testing

@testable import AppLaunch

@Suite("Store contract")
struct StoreContractTests {
  @Test("R44: the store in memory keeps the contract")
  func memory() {
    let store = InMemoryLaunchRecordStore()
    #expect(broken(contractOf: { store }) == [])
  }

  @Test("R44: the file keeps the contract")
  func file() throws {
    let folder = try TemporaryFolder()
    #expect(broken(contractOf: { FileLaunchRecordStore(url: folder.file) }) == [])
  }

  @Test("R44: user defaults keep the contract")
  func userDefaults() throws {
    let suite = try TemporarySuite()
    #expect(broken(contractOf: { UserDefaultsLaunchRecordStore(defaults: suite.defaults) }) == [])
  }

  @Test("A store that forgets is found out")
  func forgetful() {
    struct Forgetful: LaunchRecordStore {
      func load() throws(LaunchRecordStoreError) -> LaunchRecord? { nil }
      func save(_ record: LaunchRecord) throws(LaunchRecordStoreError) {}
    }
    #expect(broken(contractOf: { Forgetful() }).contains("What was saved is loaded."))
  }

  @Test(
    "A store that only loads and saves says by its errors what reading found",
    arguments: [
      (LaunchRecordStoreError.Code.unreadableNow, "unreadable"), (.undecodable, "corrupt"),
      (.tooLarge, "corrupt"), (.newerSchema, "newerSchema"), (.notAFile, "unreadable"),
    ]
  )
  func reading(code: LaunchRecordStoreError.Code, name: String) {
    let store = InMemoryLaunchRecordStore()
    store.readFault = code
    #expect("\(store.read())".hasPrefix(name))
  }

  @Test("A store in memory fails when told to, and keeps what it has")
  func faults() throws {
    let store = InMemoryLaunchRecordStore(record(launches: 1))
    store.writeFault = .unwritable
    let error = #expect(throws: LaunchRecordStoreError.self) { try store.save(LaunchRecord()) }
    #expect(
      error?.description == "The record at memory cannot be written: a test asked for it."
    )
    #expect(try store.load() == record(launches: 1))
    store.writeFault = nil
    try store.save(record(launches: 2))
    #expect(store.saves == 1)
  }

  @Test("Case 5: a store in memory says that nothing is kept; the others keep it")
  func persistence() throws {
    let folder = try TemporaryFolder()
    #expect(!InMemoryLaunchRecordStore().isPersistent)
    #expect(FileLaunchRecordStore(url: folder.file).isPersistent)
    #expect(UserDefaultsLaunchRecordStore().isPersistent)
  }
}
