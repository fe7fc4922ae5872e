public import AppLaunch

extension LaunchScope {
  /// The slot of review asks: what counts as a call of the system's prompt, those included that the
  /// app says it showed elsewhere (N26).
  public static let reviewAsks = LaunchScope.only(slots: [.reviewAsk])
}

extension PolicyReader {
  /// Returns what counts as a call of the review prompt.
  func counted() throws(PolicyDocumentError) -> LaunchScope {
    has("counting") ? try mixedScope("counting") : .reviewAsks
  }
}
