import Foundation
import Testing

@testable import AppLaunch

@Suite("Record in a file")
struct FileStoreTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  var store: FileLaunchRecordStore { FileLaunchRecordStore(url: folder.file) }
  var path: String { folder.file.path }

  /// Case 27: what stands in the record's place, what loading says, and whether it is set aside.
  static let wrong: [(content: String, error: String, name: String)] = [
    (
      "{", "is damaged: line 1, $: Expected a key in quotes, found the end of the text.",
      "corrupt"
    ),
    ("", "is damaged: it is empty.", "corrupt"),
    (
      #"{"schema": "1.0", "launches": -1}"#,
      "is damaged: line 1, $.launches: The number -1 is out of range; it must be at least 0.",
      "corrupt"
    ),
    (
      #"{"schema": 99}"#,
      "was written by a later version: its schema is 99.0, the latest known here is 1.0.",
      "newerSchema"
    ),
    (
      #"{"schema": "99.3", "items": 7}"#,
      "was written by a later version: its schema is 99.3, the latest known here is 1.0.",
      "newerSchema"
    ),
  ]

  @Test(
    "Case 27, R21: each thing in the record's place that is no record has its own error",
    arguments: Self.wrong
  )
  func refused(content: String, text: String, name: String) throws {
    try folder.write(content)
    let error = #expect(throws: LaunchRecordStoreError.self) { try store.load() }
    #expect(error?.description == "The record at \(path) \(text)")
    #expect(throws: LaunchRecordStoreError.self) { try store.save(record(launches: 1)) }
    #expect(try folder.text() == content, "Nothing is overwritten.")
    #expect(folder.names == ["launch-record.json"])
    #expect("\(store.read())".hasPrefix(name))
    #expect(try folder.text() == content, "What is set aside stays until it is replaced.")
  }

  @Test("Case 27: a file of 300 MB is not read")
  func large() throws {
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let handle = try FileHandle(forWritingTo: folder.file)
    try handle.truncate(atOffset: 300 * 1_048_576)
    try handle.close()
    let error = #expect(throws: LaunchRecordStoreError.self) { try store.load() }
    #expect(
      error?.description
        == "The record at \(path) is too large: it has 314572800 bytes, at most 16777216 are allowed."
    )
    #expect(throws: LaunchRecordStoreError.self) { try store.save(record(launches: 1)) }
    guard case .corrupt(let damage) = store.read() else {
      Issue.record("Nothing was found to be wrong.")
      return
    }
    #expect(damage.setAside?.hasSuffix("/launch-record.corrupt-1.json") == true)
    try store.save(record(launches: 1))
    #expect(try store.load() == record(launches: 1))
  }

  @Test("Case 27: a folder or a link in the file's place stays there")
  func noFile() throws {
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: false)
    var error = #expect(throws: LaunchRecordStoreError.self) { try store.load() }
    #expect(error?.description == "The record at \(path) is no file: a folder is in its place.")
    error = #expect(throws: LaunchRecordStoreError.self) { try store.save(LaunchRecord()) }
    #expect(error?.code == .notAFile)

    try FileManager.default.removeItem(at: folder.file)
    try folder.write(#"{"schema": "1.0"}"#, to: "elsewhere.json")
    try FileManager.default.createSymbolicLink(
      at: folder.file,
      withDestinationURL: folder.url.appending(path: "elsewhere.json")
    )
    error = #expect(throws: LaunchRecordStoreError.self) { try store.load() }
    #expect(error?.description == "The record at \(path) is no file: a link is in its place.")
    error = #expect(throws: LaunchRecordStoreError.self) { try store.save(LaunchRecord()) }
    #expect(error?.code == .notAFile)
    #expect(try folder.text(of: "elsewhere.json") == #"{"schema": "1.0"}"#)
    #expect("\(store.read())".hasPrefix("unreadable"))
  }

  @Test("R20: a file that cannot be read now is neither missing nor damaged, and is not replaced")
  func unreadable() throws {
    try store.save(record(launches: 1))
    let locked = FileLaunchRecordStore(
      url: folder.file,
      calls: FileCalls { $0 == .read ? EACCES : nil }
    )
    let error = #expect(throws: LaunchRecordStoreError.self) { try locked.load() }
    #expect(error?.description == "The record at \(path) cannot be read now: Permission denied.")
    #expect("\(locked.read())".hasPrefix("unreadable"))
    #expect(throws: LaunchRecordStoreError.self) { try locked.save(LaunchRecord()) }
    #expect(try store.load() == record(launches: 1))
  }

  @Test("R21: a damaged record gives way to the last good copy, and neither is lost")
  func restored() throws {
    try store.save(record(launches: 1))
    try store.save(record(launches: 2))
    try folder.write("{\"schema\"")
    for _ in 0..<2 {
      guard case .restored(let copy, let damage) = store.read() else {
        Issue.record("The copy was not found.")
        return
      }
      #expect(copy == record(launches: 1))
      #expect(damage.setAside == folder.url.appending(path: "launch-record.corrupt-1.json").path)
    }
    try store.save(record(launches: 3))
    #expect(try store.load() == record(launches: 3))
    #expect(try folder.text(of: "launch-record.corrupt-1.json") == "{\"schema\"")
    #expect(
      folder.names == [
        "launch-record.corrupt-1.json", "launch-record.json", "launch-record.previous.json",
      ]
    )
    try folder.write("]")
    guard case .restored(let copy, _) = store.read() else {
      Issue.record("The copy was not found.")
      return
    }
    #expect(copy == record(launches: 1), "What was damaged is no good copy.")
  }

  @Test("R21: a copy that was saved in the middle of a launch tells of no death")
  func copyOfALaunch() throws {
    var host = SessionHost()
    host.launch(AnyLaunchItem("tip", slot: .other))
    let record = try #require(host.session.recordToSave)
    #expect(record.run?.onScreen?.id == "tip")
    try store.save(record)
    try store.save(record)
    try folder.write("{")
    var next = SessionHost(store.read().record)
    next.launch()
    #expect(next.session.queue.launch.kind == .same)
    #expect(!next.session.queue.launch.followsCrash)
    #expect(next.session.recordToSave?.item("tip")?.lastOutcome == nil)
  }

  @Test(
    "R20, R21: a copy of a later version, beside a damaged record, is neither lost nor replaced"
  )
  func laterCopy() throws {
    let later = #"{"schema": "2.0"}"#
    try folder.write("{")
    try folder.write(later, to: "launch-record.previous.json")
    guard case .newerSchema = store.read() else {
      Issue.record("The copy was not looked at.")
      return
    }
    let store = store
    for launches in 1...3 { try store.save(record(launches: launches)) }
    let kept = try folder.names.map { try folder.text(of: $0) }
    #expect(kept.contains(later))
  }

  @Test("R21: a record that appears after none was found is not replaced")
  func appeared() throws {
    let store = store
    #expect(try store.load() == nil)
    try FileLaunchRecordStore(url: store.url).save(record(launches: 7))
    let error = #expect(throws: LaunchRecordStoreError.self) { try store.save(record(launches: 1)) }
    #expect(
      error?.reason == "a record has appeared that was not there when it was looked for"
    )
    #expect(try store.load() == record(launches: 7))
    try store.save(record(launches: 8))
  }

  @Test("R21: a record that is damaged while the store is in use is set aside by the next save")
  func damagedMeanwhile() throws {
    let store = store
    try store.save(record(launches: 1))
    try folder.write("{")
    try store.save(record(launches: 2))
    #expect(try store.load() == record(launches: 2))
    #expect(try folder.text(of: "launch-record.corrupt-1.json") == "{")
  }

  @Test("R21: damage is set aside whatever the file's name is")
  func oddName() throws {
    let store = FileLaunchRecordStore(url: folder.url.appending(path: "a.b c"))
    try folder.write("{", to: "a.b c")
    guard case .corrupt(let damage) = store.read() else {
      Issue.record("Nothing was found to be wrong.")
      return
    }
    #expect(damage.setAside != nil)
    try store.save(record(launches: 1))
    #expect(try store.load() == record(launches: 1))
  }

  @Test("R45: saving the same bytes over and over leaves no other files")
  func noLeftovers() throws {
    let store = store
    for _ in 0..<5 {
      try store.save(record(launches: 1))
      try? FileManager.default.removeItem(
        at: folder.url.appending(path: "launch-record.previous.json")
      )
      try FileManager.default.linkItem(
        at: store.url,
        to: folder.url.appending(path: "launch-record.previous.json")
      )
      try store.save(record(launches: 1))
    }
    #expect(folder.names == ["launch-record.json", "launch-record.previous.json"])
  }

  @Test("R54: a folder that is reached by a link is the same place")
  func linkedFolder() throws {
    let real = folder.url.appending(path: "real")
    let alias = folder.url.appending(path: "alias")
    try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: alias, withDestinationURL: real)
    let names = [real, alias].map { folder in
      FileLaunchRecordStore(url: folder.appending(path: "r.json")).placeName
    }
    #expect(names[0] == names[1])
  }

  @Test("R26: damaged records are bounded, the oldest leave")
  func bounded() throws {
    for number in 1...12 {
      try folder.write("damage \(number)")
      guard case .corrupt = store.read() else {
        Issue.record("Nothing was found to be wrong.")
        return
      }
      try store.save(record(launches: 1))
      try FileManager.default.removeItem(at: folder.url.appending(path: "launch-record.json"))
    }
    #expect(folder.names.count { $0.contains("corrupt") } == 8)
    #expect(try folder.text(of: "launch-record.corrupt-12.json") == "damage 12")
    #expect(try folder.text(of: "launch-record.corrupt-5.json") == "damage 5")
  }

  @Test("R45: the record is the old one or the new one wherever a save ends", arguments: 0..<16)
  func killed(after count: Int) throws {
    let (old, new) = (record(launches: 1), record(launches: 2))
    try store.save(LaunchRecord())
    try store.save(old)
    let made = Guarded(0)
    let dying = FileLaunchRecordStore(
      url: folder.file,
      calls: FileCalls { _ in
        made.withLock { made in
          made += 1
          return made > count ? EIO : nil
        }
      }
    )
    let isSaved = (try? dying.save(new)) != nil
    #expect(try store.load() == (isSaved ? new : old))
    let copy = FileLaunchRecordStore(url: folder.url.appending(path: "launch-record.previous.json"))
    #expect(try [LaunchRecord(), old].contains(copy.load()))
    try store.save(record(launches: 3))
    #expect(try store.load() == record(launches: 3))
    if count == 15 { #expect(isSaved, "No more calls are made than are tried here.") }
  }

  @Test("R45: a write that fails leaves the old record and no other file")
  func failedWrite() throws {
    try store.save(record(launches: 1))
    for call in [FileCalls.Call.create, .write, .finish, .rename] {
      let full = FileLaunchRecordStore(
        url: folder.file,
        calls: FileCalls { $0 == call ? ENOSPC : nil }
      )
      let error = #expect(throws: LaunchRecordStoreError.self) {
        try full.save(record(launches: 2))
      }
      #expect(
        error?.description == "The record at \(path) cannot be written: No space left on device."
      )
      #expect(try store.load() == record(launches: 1))
      #expect(folder.names.filter { $0.contains("saving") } == [])
    }
  }

  @Test("Where files have no second names, they are copied")
  func noLinks() throws {
    let store = FileLaunchRecordStore(
      url: folder.file,
      calls: FileCalls { $0 == .link ? EPERM : nil }
    )
    try store.save(record(launches: 1))
    try store.save(record(launches: 2))
    try folder.write("{")
    guard case .restored(record(launches: 1), let damage) = store.read() else {
      Issue.record("The copy was not found.")
      return
    }
    #expect(damage.setAside != nil)
    try store.save(record(launches: 3))
  }

  @Test("Case 7: what was saved is there for another store at once, for its owner alone")
  func durable() throws {
    try store.save(record(launches: 1))
    #expect(try FileLaunchRecordStore(url: folder.file).load() == record(launches: 1))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("Files of saves that never ended are removed an hour later, those of others stay")
  func unfinished() throws {
    try folder.write("{", to: "launch-record.saving-old.json")
    try folder.write("{", to: "launch-record.saving-new.json")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3_700)],
      ofItemAtPath: folder.url.appending(path: "launch-record.saving-old.json").path
    )
    try store.save(record(launches: 1))
    #expect(folder.names == ["launch-record.json", "launch-record.saving-new.json"])
  }

  @Test("R45: another writer's record is noticed")
  func change() throws {
    let store = store
    #expect(!store.hasChanged)
    try store.save(record(launches: 1))
    #expect(!store.hasChanged)
    try FileLaunchRecordStore(url: folder.file).save(record(launches: 2))
    #expect(store.hasChanged)
    _ = try store.load()
    #expect(!store.hasChanged)
  }

  @Test("R44: folders that are missing are made, names need no extension")
  func folders() throws {
    let url = folder.url.appending(path: "a/b/record")
    let store = FileLaunchRecordStore(url: url)
    try store.save(record(launches: 1))
    try store.save(record(launches: 2))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/a/b").sorted()
        == ["record", "record.previous"]
    )
  }
}
