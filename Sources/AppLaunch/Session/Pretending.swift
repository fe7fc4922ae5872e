// What testers pretend, in the launch that begins (R27).

extension LaunchContext {
  /// Takes the version and the time that are pretended.
  mutating func pretend(_ overrides: LaunchOverrides) {
    if let version = overrides.version { self.version = version }
    if let time = overrides.time { at.wall = time }
  }
}

extension Launch {
  /// Pretends in a launch that was counted without it.
  ///
  /// - Parameter previous: The version that was running in it, as far as is known.
  mutating func pretend(_ overrides: LaunchOverrides, previous: AppVersion?) {
    if let number = overrides.launchNumber { self.number = number }
    if let time = overrides.time { startedAt?.wall = time }
    guard let pretended = overrides.version else { return }
    version = pretended
    switch kind {
    case .same, .unknownVersion: kind = .comparing(pretended, with: previous)
    case .update(let earlier), .downgrade(let earlier):
      kind = .comparing(pretended, with: earlier)
    case .install, .adoption, .recordUnavailable: break
    }
  }
}

extension LaunchKind {
  /// Returns what a launch of a version is after one of another, or of none that is known (R17).
  static func comparing(_ version: AppVersion, with last: AppVersion?) -> Self {
    guard let last, last != version else { return .same }
    return last < version ? .update(from: last) : .downgrade(from: last)
  }
}
