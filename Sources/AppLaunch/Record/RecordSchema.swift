/// The number of a record's form: a newer major one is read-only, of a newer minor one unknown fields
/// are kept (R21, R47).
///
/// A new minor schema only adds fields; whatever else changes makes a new major one.
public struct RecordSchema: Hashable, Sendable {
  public var major: Int
  public var minor: Int

  /// The form that this version of the package writes.
  public static let current = RecordSchema(major: 1, minor: 0)
}

extension RecordSchema: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}

extension RecordSchema: LosslessStringConvertible {
  /// Reads `1.0`: two numbers without zeros in front.
  public init?(_ description: String) {
    let numbers = description.split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count == 2, let major = Int(numbers[0]), let minor = Int(numbers[1]) else {
      return nil
    }
    self.init(major: major, minor: minor)
    guard major >= 0, minor >= 0, self.description == description else { return nil }
  }

  public var description: String { "\(major).\(minor)" }
}
