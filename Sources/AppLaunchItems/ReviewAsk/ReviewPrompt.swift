/// The system's review prompt, as an app calls it: a port, so that tests count calls and never see one.
///
/// ```swift
/// struct StorePrompt: ReviewPrompt {
///   let scene: UIWindowScene
///   func requestReview() { AppStore.requestReview(in: scene) }
/// }
/// ```
@MainActor
public protocol ReviewPrompt {
  /// Asks the system to show its prompt; whether it does, nobody is told (R25).
  func requestReview()
}

/// A review prompt that counts its calls and shows nothing, for tests and command-line programs.
@MainActor
public final class CountedReviewPrompt: ReviewPrompt {
  /// How often it was called.
  public private(set) var calls = 0

  /// Creates a prompt that was not called yet.
  public nonisolated init() {}

  public func requestReview() { calls += 1 }
}
