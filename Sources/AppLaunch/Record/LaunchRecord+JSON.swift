/// The record as text: one JSON object, sorted, without what is empty or zero.
///
/// ```json
/// {
///   "schema": "1.0",
///   "installed": "2026-03-02T09:00:00Z#1",
///   "launches": 2,
///   "items": {
///     "welcome": {"slot":"onboarding","lastSeen":"2026-03-02T09:00:00Z#2","timesPresented":1}
///   }
/// }
/// ```
///
/// A stamp is its time with its order number; a presentation is a list of its stamp, the number of
/// the launch and the version; one in a slot is a list of stamp, version and item.
extension LaunchRecord {
  /// The bounds within which a record is read: 16 MB and depth 32.
  package static let limits = JSONLimits(bytes: 16 * 1_048_576, depth: 32)

  /// Creates the record that a JSON text holds; unknown fields are kept (R47).
  package init(json bytes: [UInt8]) throws(LaunchRecordFault) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument.parse(bytes, limits: Self.limits)
    } catch {
      throw .malformed(error)
    }
    try self.init(reading: JSONReader(document), unknownFields: .kept)
  }

  /// Creates the record that stands at a place of a JSON text.
  package init(
    reading reader: JSONReader,
    unknownFields: UnknownFields
  ) throws(LaunchRecordFault) {
    let schema: RecordSchema
    do throws(JSONError) {
      schema = try RecordReader.schema(reader)
    } catch {
      throw .malformed(error)
    }
    guard schema.major <= RecordSchema.current.major else { throw .newerSchema(schema) }
    var fields = RecordReader(reader.document, schema: schema, unknownFields: unknownFields)
    do throws(JSONError) {
      self = try fields.record(reader.node)
    } catch {
      throw .malformed(error)
    }
  }

  /// What to do with fields that no schema up to the current one has.
  package enum UnknownFields: Hashable, Sendable {
    /// Keep them, and write them back.
    case kept

    /// Refuse them, unless the record says that it has a newer minor schema: for texts written by
    /// hand, in which they are misspelt.
    case refused
  }

  /// Returns the record as JSON text, with a line for each item; equal records give equal bytes.
  package func json() -> [UInt8] {
    var json = JSONWriter(lines: 2)
    json.reserve(1_024 + 256 * items.count)
    json.record(self)
    return json.bytes
  }
}

/// Why a text is no record.
package enum LaunchRecordFault: Error, Hashable, Sendable {
  /// It is damaged, or says something that no record says.
  case malformed(JSONError)

  /// A later version of the package wrote it, in a form that this one does not know (R21).
  case newerSchema(RecordSchema)
}

extension LaunchRecordFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed(let error): error.description
    case .newerSchema(let schema):
      "The schema \(schema) is newer than \(RecordSchema.current), the latest known here."
    }
  }
}
