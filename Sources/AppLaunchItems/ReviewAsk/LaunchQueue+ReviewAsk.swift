public import AppLaunch

extension LaunchQueue {
  /// Calls the system's review prompt for the current item, which counts as a call whether it shows or
  /// not (R25); for any other item nothing is called.
  ///
  /// Write the record before, as before any screen (R23), and resolve the item when the call is over.
  ///
  /// - Returns: The call, or nil where the item is not on screen.
  @MainActor
  public mutating func askForReview(
    _ item: Item,
    by prompt: some ReviewPrompt,
    at instant: LaunchInstant
  ) -> ReviewCall? {
    guard current?.id == item.id else { return nil }
    appeared(item, at: instant)
    prompt.requestReview()
    return ReviewCall(at: instant)
  }
}
