import Foundation

/// What libFuzzer calls with each input; it brings its own `main`.
@c(LLVMFuzzerTestOneInput)
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  harness(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

/// The harness that the environment names.
private let harness: @Sendable ([UInt8]) -> Void = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  guard let harness = harnesses[name] else {
    print("FUZZ_TARGET is one of: \(harnesses.keys.sorted().joined(separator: ", "))")
    exit(2)
  }
  return harness
}()
