import AppLaunch
import AppLaunchItems

/// Something to try next.
struct Hint {
  var what: String

  /// What a shell runs.
  var command: String
}

/// Returns what to try next: a new release, or some days later.
func hints(after version: AppVersion, record: String?) -> [Hint] {
  let command = "swift run launch-demo" + (record.map { " --record \($0.shellWord)" } ?? "")
  let next = notes.catalog.releases.last { $0.version > version }
  let update = next.map { release in
    Hint(
      what: "To update to \(release.version) a day later:",
      command: "\(command) --version \(release.version) --at +1d"
    )
  }
  // After a week the paywall would be back each time, and in its launch nothing else is asked.
  let days = Hint(
    what: "To come back after three days; save then, and some day Tidy asks for a review:",
    command: "\(command) --at +3d"
  )
  return [update, days].compactMap { $0 }
}

extension String {
  /// The text as one word for a shell.
  fileprivate var shellWord: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-+=:,@%".contains($0) }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
