import AppLaunch
import Foundation
import Testing

@Suite("Store laws")
struct StoreLaws {
  var launches = LawRuns.few / 4

  @Test("R44: the record of any launch is the same after a store kept it, in memory or in a file")
  func storesKeepRecords() throws {
    let folder = try LawFolder()
    let stores: [any LaunchRecordStore] = [folder.store, InMemoryLaunchRecordStore()]
    for store in stores { try demand(try store.load() == nil, "a new store has a record") }
    try LawRuns.play(launches: launches) { step, game in
      guard case .launch = step.kind else { return }
      for store in stores {
        try store.save(game.queue.record)
        try demand(try store.load() == game.queue.record, "a store changed the record")
      }
    }
  }

  @Test("R20, R21, R44: what cannot be read is never taken for what is missing")
  func unreadableIsNotMissing() throws {
    let store = InMemoryLaunchRecordStore()
    for code in LaunchRecordStoreError.Code.allCases {
      store.readFault = code
      let isDamaged = code == .undecodable || code == .tooLarge
      switch store.read().availability {
      case .available: throw LawProblem("\(code) is read as no record")
      case .lost: try demand(isDamaged, "\(code) is read as lost")
      case .unavailable: try demand(!isDamaged, "\(code) is read as unavailable")
      }
    }
  }

  @Test("R47: fields of a newer minor schema are kept and written back, wherever they stand")
  func unknownFieldsReturn() throws {
    let stamp = "2026-03-02T09:00:00Z"
    let text = """
      {"schema": "1.9", "order": 9, "launches": 1, "later1": 1,
      "run": {"startedAt": "\(stamp)#1", "launch": 1, "later2": 2},
      "events": {"saved": {"count": 1, "last": "\(stamp)#2", "later3": 3}},
      "slots": {"other": {"later4": 4}},
      "items": {"tip": {"slot": "other", "lastSeen": "\(stamp)#3", "later5": 5,
      "editions": {"": {"later6": 6, "settlement": {"how": "presented", "at": "\(stamp)#4",
      "launch": 1, "later7": 7}}}}}}
      """
    let written = String(decoding: try LaunchRecord(json: Data(text.utf8)).jsonData, as: UTF8.self)
    for number in 1...7 {
      try demand(written.contains("\"later\(number)\""), "later\(number) is lost in \(written)")
    }
  }

  @Test("R21: a damaged record is set aside and never saved over, and the last good copy is used")
  func damageIsSetAside() throws {
    let folder = try LawFolder()
    let good = Self.record(launches: 1)
    try folder.store.save(good)
    try folder.store.save(Self.record(launches: 2))
    try folder.write("{\"schema\": \"1.0\", \"launches\"")
    do {
      try folder.store.save(good)
      throw LawProblem("a damaged record was saved over")
    } catch is LaunchRecordStoreError {}
    guard case .restored(let copy, let damage) = folder.store.read() else {
      throw LawProblem("there is no good copy")
    }
    try demand(copy.launches, is: 1, "the launches of the copy")
    try demand(
      damage.setAside.map { FileManager.default.fileExists(atPath: $0) },
      is: true,
      "aside"
    )
    try folder.store.save(copy)
    try demand(try folder.store.load()?.launches, is: 1, "the launches after the next save")
  }

  @Test("R21: a record of a newer major schema is not touched")
  func newerRecordsStay() throws {
    let folder = try LawFolder()
    let newer = "{\"schema\": \"2.0\", \"later\": {}}"
    try folder.write(newer)
    guard case .newerSchema = folder.store.read() else { throw LawProblem("it is not newer") }
    do {
      try folder.store.save(Self.record(launches: 1))
      throw LawProblem("a newer record was saved over")
    } catch is LaunchRecordStoreError {}
    try demand(try folder.text(), is: newer, "the newer record")
  }

  @Test("R45: a save makes another file, so that the record before stays whole")
  func savesReplace() throws {
    let folder = try LawFolder()
    try folder.store.save(Self.record(launches: 1))
    // Whoever has the file open, or has linked it, keeps the old record.
    let reader = try FileHandle(forReadingFrom: folder.file)
    let before = try folder.text()
    try folder.store.save(Self.record(launches: 2))
    let read = String(decoding: try reader.readToEnd() ?? Data(), as: UTF8.self)
    try demand(read, is: before, "what was being read")
    try demand(try folder.store.load()?.launches, is: 2, "the launches saved")
  }

  static func record(launches: Int) -> LaunchRecord {
    var record = LaunchRecord()
    for _ in 0..<launches {
      let now = LaunchInstant(wall: LawGame.beginning, elapsed: .zero)
      _ = record.begin(LaunchContext(at: now, version: AppVersion("1.0"), installID: "law"))
      record.end(at: LawGame.beginning)
    }
    return record
  }
}

/// A folder for one law, gone with it.
private final class LawFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "law-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var file: URL { url.appending(path: "launch-record.json") }

  /// Another store of the same place.
  var store: FileLaunchRecordStore { FileLaunchRecordStore(url: file) }

  func write(_ text: String) throws { try Data(text.utf8).write(to: file) }

  func text() throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
}
