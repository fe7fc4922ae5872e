import AppLaunch
import Foundation

/// From a record's file to the first decision.
func coldStart(_ name: String) -> Comparison {
  let url = FileManager.default.temporaryDirectory.appending(path: "launch-bench/record.json")
  do {
    try write(Tip.many(100), to: url)
  } catch {
    preconditionFailure("The record cannot be written: \(error).")
  }
  let offers = Tip.row(5)
  let pipeline = LaunchPipeline.standard
  let subject = Work {
    guard var record = try? FileLaunchRecordStore(url: url).load() else { return 0 }
    let launch = record.begin(Past.context(at: Past.now, version: "1.6"))
    var queue = LaunchQueue<Tip>(launch: launch, record: record, pipeline: pipeline)
    queue.offer(offers)
    return queue.current == nil ? 0 : queue.state.record.items.count
  }
  let decoder = JSONDecoder()
  let baseline = Work {
    let record = try? decoder.decode(PlainRecord.self, from: Data(contentsOf: url))
    return record?.items.count ?? 0
  }
  precondition(subject.once() >= 100 && baseline.once() == 100, "The record is not read.")
  return Comparison(
    name: name,
    bar: 1.5,
    against: "reading the file and decoding it with JSONDecoder",
    subject: subject,
    baseline: baseline
  )
}

/// Writes a record in which the items have fields of a later version.
private func write(_ tips: [Tip], to url: URL) throws {
  let (_, record) = Past.launch(seen: tips)
  let text = String(decoding: record.jsonData, as: UTF8.self)
    .replacing(#"{"slot":""#, with: #"{"later":{"mood":"calm","scores":[1,2]},"slot":""#)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  try Data(text.utf8).write(to: url)
  let kept = try FileLaunchRecordStore(url: url).load()?.jsonData ?? Data()
  let later = String(decoding: kept, as: UTF8.self).ranges(of: #""later":{"mood":"calm""#)
  precondition(later.count == tips.count, "Unknown fields are not kept.")
}
