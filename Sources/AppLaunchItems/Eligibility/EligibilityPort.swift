/// Who knows at once whether a user may have what is offered: a port, so that tests fake it.
///
/// It is asked when the launch is decided, and once more before the item appears (R37).
///
/// ```swift
/// struct TrialPort: EligibilityPort {
///   let customer: Customer
///   var eligibility: Eligibility { .when(!customer.hadTrial, else: "had a trial") }
/// }
/// ```
@MainActor
public protocol EligibilityPort {
  /// Whether the user may have it now.
  var eligibility: Eligibility { get }
}

/// Who has to ask somebody else, a store or a server, whether a user may have what is offered.
///
/// It is asked when the launch is decided, with a deadline, and once more before the item appears (R37).
///
/// ```swift
/// struct StorePort: AsyncEligibilityPort {
///   let store: Store
///   func eligibility() async throws -> Eligibility {
///     .when(try await store.entitlements().isEmpty, else: "has paid")
///   }
/// }
/// ```
@MainActor
public protocol AsyncEligibilityPort {
  /// Returns whether the user may have it now.
  ///
  /// - Throws: Why nobody knows; the offer is left out of the launch then, and comes back in the next.
  func eligibility() async throws -> Eligibility
}

/// An eligibility that is what it was set to, for tests and for apps that keep it by themselves.
@MainActor
public final class FixedEligibility: EligibilityPort, AsyncEligibilityPort {
  /// What is answered.
  public var eligibility: Eligibility

  /// How often the asynchronous side was asked.
  public private(set) var questions = 0

  /// Creates a port.
  public nonisolated init(_ eligibility: Eligibility) {
    self.eligibility = eligibility
  }

  public func eligibility() async throws -> Eligibility {
    questions += 1
    return eligibility
  }
}

/// An eligibility that a closure knows.
struct AskedEligibility: EligibilityPort {
  let ask: @MainActor () -> Eligibility

  var eligibility: Eligibility { ask() }
}
