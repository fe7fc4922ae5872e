/// How strongly a policy objects; a higher level wins (R7).
public enum VerdictLevel: UInt8, Hashable, Sendable, Comparable, CaseIterable {
  /// No objection.
  case allow

  /// Not yet; it may still show in this launch.
  case wait

  /// Not in this launch; it comes back.
  case hold

  /// This edition is settled without being shown.
  case drop

  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension VerdictLevel: LosslessStringConvertible {
  public init?(_ description: String) {
    guard let level = Self.allCases.first(where: { $0.description == description }) else {
      return nil
    }
    self = level
  }

  public var description: String {
    switch self {
    case .allow: "allow"
    case .wait: "wait"
    case .hold: "hold"
    case .drop: "drop"
    }
  }
}

extension VerdictLevel: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.value("allow, wait, hold or drop") { Self($0) }
  }

  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}
