/// The version of an app, such as `1.6.1` or `2.0-beta.3`, compared by value (R28, R29).
///
/// Two versions are equal when they mean the same: `2.1`, `2.1.0` and `v2.1+45` are one version and
/// have one hash. What was written is kept in `rawValue`.
///
/// ```swift
/// let running: AppVersion = "1.10"
/// print(running > "1.9", running == "1.10.0")  // true true
/// ```
public struct AppVersion: Sendable {
  @usableFromInline let parts: Parts

  /// What was read, behind one reference: versions stand in nearly every entry of a record.
  @usableFromInline
  final class Parts: Sendable {
    @usableFromInline let rawValue: String
    @usableFromInline let major: Int64
    @usableFromInline let minor: Int64
    @usableFromInline let patch: Int64
    @usableFromInline let build: String?

    // The components from the fourth on, without zeros at the end.
    let furtherComponents: [Int64]

    // The parts of the pre-release; a release has none.
    let preRelease: [PreReleasePart]

    init(rawValue: String, components: [Int64], preRelease: [PreReleasePart], build: String?) {
      self.rawValue = rawValue
      self.preRelease = preRelease
      self.build = build
      major = components.first ?? 0
      minor = components.count > 1 ? components[1] : 0
      patch = components.count > 2 ? components[2] : 0
      var further = components.dropFirst(3)
      while further.last == 0 { further.removeLast() }
      furtherComponents = Array(further)
    }
  }

  /// The text as it was given.
  @inlinable public var rawValue: String { parts.rawValue }

  /// The first component.
  @inlinable public var major: Int64 { parts.major }

  /// The second component; 0 if there is none.
  @inlinable public var minor: Int64 { parts.minor }

  /// The third component; 0 if there is none.
  @inlinable public var patch: Int64 { parts.patch }

  /// What follows `+`, or nil; it does not count in comparisons.
  @inlinable public var build: String? { parts.build }

  var furtherComponents: [Int64] { parts.furtherComponents }

  var preRelease: [PreReleasePart] { parts.preRelease }

  /// Creates a release from its numbers, none of which may be negative.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    precondition(
      major >= 0 && minor >= 0 && patch >= 0,
      "The version \(major).\(minor).\(patch) has a negative number."
    )
    self.init(
      rawValue: "\(major).\(minor).\(patch)",
      components: [Int64(major), Int64(minor), Int64(patch)],
      preRelease: [],
      build: nil
    )
  }

  init(rawValue: String, components: [Int64], preRelease: [PreReleasePart], build: String?) {
    parts = Parts(
      rawValue: rawValue,
      components: components,
      preRelease: preRelease,
      build: build
    )
  }

  /// Whether this is a version before its release, such as a beta.
  public var isPreRelease: Bool { !preRelease.isEmpty }

  /// The release that a pre-release leads to; a release itself is returned as it is.
  public var withoutPreRelease: AppVersion {
    guard isPreRelease else { return self }
    let components = [major, minor, patch] + furtherComponents
    return AppVersion(
      rawValue: Self.text(of: components),
      components: components,
      preRelease: [],
      build: nil
    )
  }

  /// A text that is the same for equal versions and differs for others, fit as a key.
  ///
  /// It has no zeros at the end, no build, lowercase letters, and dots between all parts of the
  /// pre-release; ``read(canonicalText:)`` reads it back as an equal version.
  public var canonicalText: String {
    let release = Self.text(of: [major, minor, patch] + furtherComponents)
    guard isPreRelease else { return release }
    return "\(release)-\(preRelease.map(\.text).joined(separator: "."))"
  }

  private static func text(of components: [Int64]) -> String {
    let significant = components.lastIndex { $0 != 0 } ?? 0
    return components[...significant].map(String.init).joined(separator: ".")
  }
}

extension AppVersion: CustomStringConvertible {
  public var description: String { rawValue }
}
