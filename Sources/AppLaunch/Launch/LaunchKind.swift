/// What a launch is, compared with the one before (R17).
public enum LaunchKind: Hashable, Sendable {
  /// The first launch of a new user.
  case install

  /// An existing user's first launch with this package.
  case adoption(from: AppVersion)

  /// The first launch of a higher version.
  case update(from: AppVersion)

  /// The version of the launch before.
  case same

  /// The first launch of a lower version.
  case downgrade(from: AppVersion)

  /// The running version could not be read.
  case unknownVersion

  /// The record cannot be read now.
  case recordUnavailable

  /// The kind without the version.
  public var name: Name {
    switch self {
    case .install: .install
    case .adoption: .adoption
    case .update: .update
    case .same: .same
    case .downgrade: .downgrade
    case .unknownVersion: .unknownVersion
    case .recordUnavailable: .recordUnavailable
    }
  }

  /// The names of the kinds, as policies and scenario files write them.
  public enum Name: String, Hashable, Sendable, Codable, CaseIterable {
    case install, adoption, update, same, downgrade, unknownVersion, recordUnavailable
  }
}

extension LaunchKind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .adoption(let version), .update(let version), .downgrade(let version):
      "\(name.rawValue) from \(version)"
    default: name.rawValue
    }
  }
}
