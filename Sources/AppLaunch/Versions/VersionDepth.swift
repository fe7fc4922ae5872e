/// How much of two versions is compared.
public enum VersionDepth: String, Hashable, Sendable, Codable, CaseIterable {
  case major, minor, patch, full
}

extension AppVersion {
  /// Returns whether two versions are the same as far as a depth goes; pre-releases count in the full
  /// one only.
  public func agrees(with other: AppVersion, to depth: VersionDepth) -> Bool {
    switch depth {
    case .major: major == other.major
    case .minor: major == other.major && minor == other.minor
    case .patch: major == other.major && minor == other.minor && patch == other.patch
    case .full: self == other
    }
  }
}
