import AppLaunch
import AppLaunchItems

/// Returns what to try next: a new release, or a week later.
func hints(after version: AppVersion, record: String?) -> [String] {
  let command = "launch-demo" + (record.map { " --record \($0)" } ?? "")
  let next = releases.releases.last { $0.version > version }
  let upgrade = next.map { "try: \(command) --version \($0.version) --at +1d" }
  return [upgrade, "try: \(command) --at +8d, then save"].compactMap { $0 }
}
