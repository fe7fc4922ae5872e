import Foundation
import Testing

/// Returns how many issues the body records, the error that it throws included, instead of reporting
/// them.
func failures(in body: @Sendable () async throws -> Void) async -> Int {
  let count = Count()
  let trait = IssueHandlingTrait.compactMapIssues { issue in
    guard issue.isFailure else { return issue }
    count.add()
    return nil
  }
  guard let test = Test.current else { return 0 }
  do {
    try await trait.provideScope(for: test, testCase: .current) { try await body() }
  } catch {
    count.add()
  }
  return count.value
}

private final class Count: @unchecked Sendable {  // Its lock guards its only variable.
  private let lock = NSLock()
  private var number = 0

  func add() { lock.withLock { number += 1 } }

  var value: Int { lock.withLock { number } }
}
