public import AppLaunch

/// Where a user is in the steps of onboarding, for whatever draws them.
///
/// ```swift
/// var progress = OnboardingProgress(item)
/// while let step = progress.current {
///   let part = draw(step) ? progress.finish() : progress.skip()
///   if let part { session.queue.finished(part, of: screen) }
///   save()
/// }
/// session.queue.dismissed(screen)
/// ```
///
/// Each step is settled when the user is through with it, so that onboarding goes on at the step at which
/// the app died. Declining a step counts as having seen it.
public struct OnboardingProgress: Hashable, Sendable {
  /// The steps, in order.
  public let steps: [OnboardingStep]

  /// The position of the step on screen, from 0; the number of steps once all are over.
  public private(set) var position = 0

  /// How far the user ever came: going back unsettles nothing.
  private var reached = 0
  private let editions: [LaunchEdition]

  /// Creates the state at the first step of an item.
  public init(_ item: OnboardingItem) {
    let count = min(item.steps.count, item.settles.count)
    steps = Array(item.steps.prefix(count))
    editions = Array(item.settles.prefix(count))
  }
}

extension OnboardingProgress {
  /// The step on screen, or nil once all are over.
  public var current: OnboardingStep? { steps.indices.contains(position) ? steps[position] : nil }

  /// The number of the step on screen, from 1.
  public var number: Int { position + 1 }

  /// Whether the user may skip the step on screen.
  public var isSkipAllowed: Bool { current?.isRequired == false }

  /// Goes on to the next step; returns what is settled by that, or nil where it was before.
  public mutating func finish() -> LaunchEdition? {
    guard current != nil else { return nil }
    defer {
      position += 1
      reached = max(reached, position)
    }
    return position == reached ? editions[position] : nil
  }

  /// Goes on without the step on screen, unless it is required; returns what is settled by that.
  public mutating func skip() -> LaunchEdition? {
    isSkipAllowed ? finish() : nil
  }

  /// Skips the step on screen and those behind it, up to the first that is required; returns what is
  /// settled by that.
  public mutating func skipAll() -> [LaunchEdition] {
    var settled: [LaunchEdition] = []
    while isSkipAllowed {
      if let edition = skip() { settled.append(edition) }
    }
    return settled
  }

  /// Goes back to the step before, if there is one; it stays settled.
  public mutating func back() {
    position = max(0, position - 1)
  }
}
