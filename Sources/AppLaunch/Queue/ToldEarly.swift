/// What a queue was told while its launch was not counted: it takes effect when one is, whatever
/// happens to the queue until then (N13).
struct ToldEarly: Sendable {
  /// What brings the app to the front.
  var trigger: LaunchTrigger?

  /// Who uses the app; nil where nobody said.
  var subject: String??

  /// What changes the record, in order.
  private(set) var changes: [Change] = []

  /// A change of the record.
  enum Change: Sendable {
    case event(String, at: LaunchTime)
    case shownElsewhere(slot: String, version: AppVersion?, at: LaunchTime)
    case reset(LaunchReset)
  }

  /// Adds a change.
  mutating func add(_ change: Change) { changes.append(change) }

  /// Makes the changes in a record, before its launch is counted.
  func change(_ record: inout LaunchRecord) {
    for change in changes {
      switch change {
      case .event(let name, let time): record.record(event: name, at: time)
      case .shownElsewhere(let slot, let version, let time):
        record.record(shownElsewhere: slot, version: version, at: time)
      case .reset(let reset): record.reset(reset)
      }
    }
    if case .some(let subject) = subject { record.change(subject: subject) }
  }
}
