/// The number of a record's form: a newer major one is read-only, of a newer minor one unknown fields
/// are kept (R21, R47).
///
/// A new minor schema only adds fields; whatever else changes makes a new major one.
public struct RecordSchema: Hashable, Sendable {
  /// Counts forms that an earlier version of the package cannot write.
  public var major: Int

  /// Counts what was added since.
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

extension RecordSchema {
  /// Creates the schema that a later version of the package has written, whatever form it gives it: a
  /// text or number that begins with a higher major number. Nil for anything else.
  init?(later text: String) {
    if let schema = Self(text) {
      guard schema.major > Self.current.major else { return nil }
      self = schema
      return
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.first != "0" else { return nil }
    // `1e30` begins with a small number, too.
    let isLarge = text.contains("e") && Double(text).map { $0 >= 2 } ?? false
    let major = Int(digits) ?? .max
    guard major > Self.current.major || isLarge else { return nil }
    self.init(major: max(major, Self.current.major + 1), minor: 0)
  }
}
