#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension LaunchRecord {
  /// Creates the record that a store's bytes hold; several times as fast as a `JSONDecoder`.
  ///
  /// - Throws: `undecodable`, `tooLarge` or `newerSchema`.
  public init(json data: Data) throws(LaunchRecordStoreError) {
    try self.init(bytes: Array(data), place: nil)
  }

  /// The record as a store's bytes: JSON text with a line for each item.
  public var jsonData: Data { Data(json()) }

  /// Creates the record in the bytes at a place.
  init(bytes: [UInt8], place: String?) throws(LaunchRecordStoreError) {
    guard bytes.count <= Self.limits.bytes else { throw .tooLarge(bytes.count, place: place) }
    guard !bytes.isEmpty else {
      throw LaunchRecordStoreError(.undecodable, place: place, reason: "it is empty")
    }
    do throws(LaunchRecordFault) {
      try self.init(json: bytes)
    } catch {
      throw LaunchRecordStoreError(error, place: place)
    }
  }

  /// Returns the bytes to write at a place; more than can be read again are refused.
  func bytes(for place: String?) throws(LaunchRecordStoreError) -> [UInt8] {
    let bytes = json()
    guard bytes.count <= Self.limits.bytes else { throw .tooLarge(bytes.count, place: place) }
    return bytes
  }
}
