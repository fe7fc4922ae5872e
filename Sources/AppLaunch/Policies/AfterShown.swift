// What `drop` and `hold` have in common: they are about what was shown in this launch.

extension LaunchState {
  /// Returns what of the trigger was shown in this launch, or nil where nothing was, or where it matters
  /// whether an edition of it had been settled before, and that is otherwise (S1).
  @inline(__always)
  func shown(_ trigger: LaunchScope, settledBefore: Bool?) -> Shown? {
    guard let found = shown.first(in: trigger) else { return nil }
    if let settledBefore, settledBefore != self.settledBefore(in: trigger) { return nil }
    return found
  }
}

extension PolicyReader {
  static let afterKeys = ["after", "settledBefore"]

  func after() throws(PolicyDocumentError) -> (trigger: LaunchScope, settledBefore: Bool?) {
    (try mixedScope("after"), has("settledBefore") ? try truth("settledBefore") : nil)
  }
}

extension PolicyWriter {
  mutating func write(
    after trigger: LaunchScope,
    settledBefore: Bool?
  ) throws(PolicyDocumentError) {
    try write(mixed: "after", trigger)
    if let settledBefore { write("settledBefore", settledBefore) }
  }
}
