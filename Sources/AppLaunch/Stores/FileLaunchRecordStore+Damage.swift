import Foundation

/// Damaged records (R21).
///
/// A damaged file gets a second name and stays in its place until a record is saved there: at no
/// moment does it look as if there were no record, whenever the process dies.
extension FileLaunchRecordStore {
  /// How many damaged records are kept; the oldest leave.
  private static let keptDamaged = 8

  public func read() -> LaunchRecordReading {
    do throws(LaunchRecordStoreError) {
      return try load().map(LaunchRecordReading.record) ?? .missing
    } catch {
      guard case .corrupt(var damage) = LaunchRecordReading(error) else {
        return LaunchRecordReading(error)
      }
      return known.withLock { _ in
        damage.setAside = placeSetAside ?? setAside(path)
        do throws(LaunchRecordStoreError) {
          guard let copy = try good(at: previous)?.0 else { return .corrupt(damage) }
          return .restored(copy.withoutRun, from: damage)
        } catch {
          // A copy that cannot be read now, or is a later version's, is not lost either.
          guard case .corrupt = LaunchRecordReading(error) else {
            return LaunchRecordReading(error)
          }
          return .corrupt(damage)
        }
      }
    }
  }

  /// The other name of the file that is in the record's place, or nil where it has none.
  var placeSetAside: String? {
    guard let present = try? identity(at: path) else { return nil }
    return damagedNumbers.lazy.map(damagedPath).first { other in
      guard let identity = try? identity(at: other), identity.size == present.size else {
        return false
      }
      return identity == present || hasSameBytes(other)
    }
  }

  private func hasSameBytes(_ other: String) -> Bool {
    let limit = LaunchRecord.limits.bytes
    guard let bytes = try? calls.read(path, atMost: limit).bytes else { return false }
    return (try? calls.read(other, atMost: limit))?.bytes == bytes
  }

  /// Gives a copy that nobody here could read another name, before another takes its place.
  func setForeignPreviousAside() {
    guard (try? calls.look(at: previous)) != nil, (try? good(at: previous)) == nil else { return }
    _ = setAside(previous)
  }

  /// Gives a file another name as well.
  func setAside(_ file: String) -> String? {
    let numbers = damagedNumbers
    let path = damagedPath((numbers.last ?? 0) + 1)
    guard (try? copyFile(file, to: path)) != nil else { return nil }
    for number in numbers.dropLast(Self.keptDamaged - 1) { try? calls.remove(damagedPath(number)) }
    return path
  }

  private func damagedPath(_ number: Int) -> String { path(with: "corrupt-\(number)") }

  /// The numbers of the damaged records that are kept, in ascending order.
  private var damagedNumbers: [Int] {
    names(with: "corrupt-").compactMap { _, digits in
      Int(digits).flatMap { String($0) == digits && $0 > 0 && $0 < .max ? $0 : nil }
    }.sorted()
  }
}
