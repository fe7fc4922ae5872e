import AppLaunch

/// Versions survive their texts, and any two of them are ordered; a line feed stands between them.
func fuzzVersion(_ bytes: [UInt8]) {
  let texts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    .map { String(decoding: $0, as: UTF8.self) }
  let versions = texts.compactMap { AppVersion($0) }
  for version in versions {
    let canonical = AppVersion.read(canonicalText: version.canonicalText)
    precondition(canonical == version, "A canonical text reads as another version.")
    precondition(canonical?.canonicalText == version.canonicalText, "Two texts are canonical.")
    precondition(AppVersion(version.rawValue) == version, "A text reads as two versions.")
    let release = version.withoutPreRelease
    precondition(!release.isPreRelease && version <= release, "A release is before its beta.")
    precondition(
      AppVersion.read(canonicalText: release.canonicalText) == release,
      "A release does not read back."
    )
  }
  guard let first = versions.first, let second = versions.last else { return }
  let relations = [first < second, first == second, second < first]
  precondition(relations.count { $0 } == 1, "Two versions are not ordered.")
  let isSameText = first.canonicalText == second.canonicalText
  precondition((first == second) == isSameText, "Equal versions have one canonical text.")
  guard first == second else { return }
  precondition(first.hashValue == second.hashValue, "Equal versions have one hash.")
  for depth in VersionDepth.allCases {
    precondition(first.agrees(with: second, to: depth), "Equal versions agree at any depth.")
  }
}
