import AppLaunch
import AppLaunchItems

/// Returns what to try next: a new release, or a week later.
func hints(after version: AppVersion, record: String?) -> [String] {
  let command = "try: swift run launch-demo" + (record.map { " --record \($0)" } ?? "")
  let next = releases.releases.last { $0.version > version }
  let update = next.map { "\(command) --version \($0.version) --at +1d" }
  let week = "\(command) --at +8d, then save and explain: why Tidy asks for a review, or does not"
  return [update, week].compactMap { $0 }
}
