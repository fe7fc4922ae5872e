import AppLaunch

/// What is fuzzed, by the name of the folder under `Corpus` that keeps its inputs.
///
/// A harness takes any bytes and returns; to trap is to fail. It may check laws with `precondition`
/// (a value survives writing and reading, two readers agree).
///
/// To add one: a line here, a function in a file of its own, and a folder with a few small inputs
/// under `Corpus`. `.ci/fuzz NAME SECONDS` then looks for inputs that trap; each one found is kept in
/// the folder, and `launch-fuzz` replays it in every run of `.ci/run`.
let harnesses: [String: @Sendable ([UInt8]) -> Void] = [
  "content": fuzzContent,
  "duration": fuzzDuration,
  "json": fuzzJSON,
  "markdown": fuzzMarkdown,
  "policies": fuzzPolicies,
  "record": fuzzRecord,
  "scenario": fuzzScenario,
  "time": fuzzTime,
  "version": fuzzVersion,
]
