import AppLaunch
import AppLaunchItems
import TestSupport

/// A catalog and a history of launches, made from a seed.
struct WhatsNewHistory {
  var catalog: ReleaseCatalog<Int>
  var declared: [Release<Int>]
  var launches: [Start] = []
  var earlier: AppVersion?

  struct Start {
    var version: AppVersion?
    var closes: Bool
  }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func version() -> AppVersion {
      let beta =
        Int.random(in: 0..<4, using: &random) == 0
        ? "-b\(Int.random(in: 1...2, using: &random))" : ""
      let zeros = Int.random(in: 0..<6, using: &random) == 0 ? ".0" : ""
      let (major, minor) = (
        Int.random(in: 1...2, using: &random), Int.random(in: 0...3, using: &random)
      )
      return AppVersion("\(major).\(minor)\(zeros)\(beta)") ?? AppVersion(1)
    }
    declared = (0..<Int.random(in: 0...7, using: &random)).map { _ in
      Release(
        version: version(),
        pages: Array(0..<Int.random(in: 0...2, using: &random)),
        isSilent: Int.random(in: 0..<6, using: &random) == 0
      )
    }
    var known: Set<AppVersion> = []
    declared.removeAll { !known.insert($0.version).inserted }
    catalog = ReleaseCatalog(declared.shuffled(using: &random))
    if Int.random(in: 0..<4, using: &random) == 0 { earlier = version() }
    var current = version()
    for _ in 0..<Int.random(in: 2...10, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3: break
      case 4...6: current = max(current, version())
      default: current = version()
      }
      let isReadable = Int.random(in: 0..<12, using: &random) > 0
      launches.append(
        Start(version: isReadable ? current : nil, closes: Bool.random(using: &random))
      )
    }
  }
}

/// What R30 says, in words as plain as they can be: what the user has seen is a version, and what is due is
/// the newest release above it.
struct PlainWhatsNew {
  var declared: [Release<Int>]
  var last: AppVersion?
  var seen: AppVersion?
  var isFirst = true

  /// Returns the release that shows in a launch.
  mutating func launch(_ start: WhatsNewHistory.Start, earlier: AppVersion?) -> AppVersion? {
    defer { isFirst = false }
    guard let running = start.version else { return nil }
    if isFirst { (seen, last) = (earlier, earlier) }
    if seen == nil { seen = running }
    let isDowngrade = last.map { running < $0 } ?? false
    last = running
    guard !isDowngrade, let seen else { return nil }
    var newest: AppVersion?
    for release in loud {
      let version = release.version.withoutPreRelease
      guard version > seen.withoutPreRelease, version <= running.withoutPreRelease else { continue }
      if newest.map({ release.version > $0 }) ?? true { newest = release.version }
    }
    if newest == nil || start.closes { self.seen = max(seen, running) }
    return newest
  }

  /// The releases that tell something: of a beta and its release, the later that has pages.
  private var loud: [Release<Int>] {
    declared.filter { release in
      guard !release.pages.isEmpty, !release.isSilent else { return false }
      return !declared.contains { other in
        other.version > release.version && !other.pages.isEmpty
          && other.version.withoutPreRelease == release.version.withoutPreRelease
      }
    }
  }
}
