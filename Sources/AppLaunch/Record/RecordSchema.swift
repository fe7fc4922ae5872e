/// The number of a record's form: a newer major one is read-only, of a newer minor one unknown fields
/// are kept (R21, R47).
public struct RecordSchema: Hashable, Sendable {
  public var major: Int
  public var minor: Int

  /// The form that this version of the package writes.
  public static let current = RecordSchema(major: 1, minor: 0)
}
