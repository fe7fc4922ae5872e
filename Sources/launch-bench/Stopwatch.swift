import Foundation

/// Times two kinds of work against each other, in processor time: what else runs on the machine does
/// not count.
///
/// Runs alternate, so that whatever else the machine does meets both; of each the fastest run counts,
/// since everything that disturbs a run makes it slower.
struct Stopwatch {
  /// How often each side runs.
  var runs = 50

  /// How long a run takes at least, by repeating the work, in nanoseconds.
  var shortestRun = 2_000_000.0

  /// Returns the nanoseconds that each side takes for one time.
  func compare(_ subject: Work, _ baseline: Work) -> (subject: Double, baseline: Double) {
    let counts = (subject: repetitions(of: subject), baseline: repetitions(of: baseline))
    var best = (subject: Double.infinity, baseline: Double.infinity)
    for _ in 0..<runs {
      best.subject = min(best.subject, time(subject, repeated: counts.subject))
      best.baseline = min(best.baseline, time(baseline, repeated: counts.baseline))
    }
    return best
  }

  /// Returns how often the work has to be repeated to fill a run.
  private func repetitions(of work: Work) -> Int {
    var count = 1
    while true {
      let passed = time(work, repeated: count) * Double(count)
      if passed >= shortestRun { return count }
      count *= passed < shortestRun / 16 ? 8 : 2
    }
  }

  /// Returns the nanoseconds for one time.
  private func time(_ work: Work, repeated count: Int) -> Double {
    let start = Self.processorTime
    for _ in 0..<count { _ = work.once() }
    return (Self.processorTime - start) / Double(count)
  }

  /// The processor time that this thread has used so far, in nanoseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
