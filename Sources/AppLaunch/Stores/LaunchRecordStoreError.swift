/// Why a record was not read or not written.
public struct LaunchRecordStoreError: Error, Sendable {
  /// What went wrong, to decide by.
  public var code: Code

  /// Where the record is kept, such as a path, or nil where there is nothing to name.
  public var place: String?

  /// The particulars, as a clause that ends a sentence.
  public var reason: String

  /// The error behind it, or nil where there is none.
  public var underlying: (any Error & Sendable)?

  /// Creates an error.
  public init(
    _ code: Code,
    place: String? = nil,
    reason: String,
    underlying: (any Error & Sendable)? = nil
  ) {
    self.code = code
    self.place = place
    self.reason = reason
    self.underlying = underlying
  }

  /// What can go wrong.
  public enum Code: String, Hashable, Sendable, Codable, CaseIterable {
    /// It may be readable later: protected data before the first unlock, permission (R20).
    case unreadableNow

    /// It is damaged, or was never a record (R21).
    case undecodable

    /// It has more bytes than are ever read or written.
    case tooLarge

    /// A later version of the package wrote it (R21).
    case newerSchema

    /// Something that is no file is in its place: a folder, a link.
    case notAFile

    /// It could not be written; what was there is still there.
    case unwritable
  }
}

extension LaunchRecordStoreError: CustomStringConvertible {
  public var description: String {
    let record = place.map { "The record at \($0)" } ?? "The record"
    return switch code {
    case .unreadableNow: "\(record) cannot be read now: \(reason)."
    case .undecodable: "\(record) is damaged: \(reason)."
    case .tooLarge: "\(record) is too large: \(reason)."
    case .newerSchema: "\(record) was written by a later version: \(reason)."
    case .notAFile: "\(record) is no file: \(reason)."
    case .unwritable: "\(record) cannot be written: \(reason)."
    }
  }
}

extension LaunchRecordStoreError {
  /// Creates the error for a text that is no record.
  init(_ fault: LaunchRecordFault, place: String?) {
    switch fault {
    case .malformed(let error):
      var reason = error.description
      if reason.hasSuffix(".") { reason.removeLast() }
      self.init(.undecodable, place: place, reason: reason, underlying: fault)
    case .newerSchema(let schema):
      self.init(
        .newerSchema,
        place: place,
        reason: "its schema is \(schema), the latest known here is \(RecordSchema.current)",
        underlying: fault
      )
    }
  }

  /// Creates the error for a record that was not there when its store looked for one.
  static func appeared(at place: String) -> Self {
    Self(
      .unwritable,
      place: place,
      reason: "a record has appeared that was not there when it was looked for"
    )
  }

  /// Creates the error for a record of more bytes than the bound.
  static func tooLarge(_ count: Int, place: String?) -> Self {
    Self(
      .tooLarge,
      place: place,
      reason: "it has \(count) bytes, at most \(LaunchRecord.limits.bytes) are allowed"
    )
  }
}
