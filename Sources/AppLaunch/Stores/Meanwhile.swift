/// What others change in a record while a session stands on one of its own.
@MainActor
final class Meanwhile {
  var changes: [(inout LaunchRecord) -> Void] = []

  nonisolated init() {}
}

/// What others change for a session that may be gone.
@MainActor
struct WeakMeanwhile {
  weak var changes: Meanwhile?
}
