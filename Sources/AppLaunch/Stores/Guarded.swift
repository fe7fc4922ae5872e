import Foundation

/// A value that one thread at a time may use.
///
/// Closures must not call into an app: no lock is held across that (R41).
// Unchecked, since the compiler does not see what the lock does; Mutex, which it knows, is iOS 18.
final class Guarded<Value: Sendable>: @unchecked Sendable {  // Mutex, safer, is iOS 18.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
