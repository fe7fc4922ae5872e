public import AppLaunch
public import Foundation

/// What an app or another package wrote down under keys: texts, numbers and dates.
///
/// ```swift
/// let values = ImportedValues(defaults: .standard)
/// let values = try ImportedValues(file: URL(fileURLWithPath: "settings.plist"))
/// ```
///
/// Nothing is ever written where they come from.
public struct ImportedValues: Hashable, Sendable {
  /// The values.
  public private(set) var values: [String: Value]

  /// One value; true is the number 1.
  public enum Value: Hashable, Sendable {
    case text(String)
    case number(Double)
    case date(LaunchTime)
  }

  /// The most bytes that a file may have.
  public static let mostBytes = 16_000_000

  /// Creates values.
  public init(_ values: [String: Value] = [:]) {
    self.values = values
  }

  /// Takes the texts, numbers and dates of a dictionary; other values are left out.
  public init(_ dictionary: [String: Any]) {
    values = dictionary.compactMapValues(Value.init)
  }

  /// Takes what is in a suite of user defaults.
  public init(defaults: UserDefaults) {
    self.init(defaults.dictionaryRepresentation())
  }

  /// Reads a file: a property list, or JSON, of one dictionary.
  public init(file: URL) throws(ImportError) {
    let place = file.path
    let bytes: Data
    do {
      let size = try FileManager.default.attributesOfItem(atPath: place)[.size] as? Int ?? 0
      guard size <= Self.mostBytes else {
        throw ImportError(.tooLarge, place: place, reason: "it has \(size) bytes")
      }
      bytes = try Data(contentsOf: file)
    } catch let error as ImportError {
      throw error
    } catch {
      throw ImportError(.unreadable, place: place, reason: "the file cannot be read")
    }
    let content =
      (try? PropertyListSerialization.propertyList(from: bytes, format: nil))
      ?? (try? JSONSerialization.jsonObject(with: bytes))
    guard let dictionary = content as? [String: Any] else {
      throw ImportError(
        .unreadable,
        place: place,
        reason: "it is neither a property list nor JSON with a dictionary"
      )
    }
    self.init(dictionary)
  }
}

extension ImportedValues {
  /// Returns the value of a key.
  public subscript(key: String) -> Value? { values[key] }

  /// Returns the text of a key, or nil where there is none.
  public func text(_ key: String) -> String? {
    if case .text(let text)? = values[key] { text } else { nil }
  }

  /// Returns the number of a key as a whole number, or nil where there is none.
  public func count(_ key: String) -> Int? {
    guard case .number(let number)? = values[key], number.isFinite else { return nil }
    return Int(exactly: number.rounded(.towardZero))
  }

  /// Returns the time of a key, which is a date or a number of seconds since 1970; nil where there is none,
  /// and for 0, which stands for never.
  public func time(_ key: String) -> LaunchTime? {
    switch values[key] {
    case .date(let time)?: return time
    case .number(let seconds)? where seconds > 0 && seconds < 1e11:
      return LaunchTime(milliseconds: Int64(seconds * 1_000))
    default: return nil
    }
  }

  /// Returns whether the value of a key is true: a number that is not 0.
  public func truth(_ key: String) -> Bool {
    if case .number(let number)? = values[key] { number != 0 } else { false }
  }
}

extension ImportedValues.Value {
  fileprivate init?(_ any: Any) {
    switch any {
    case let text as String: self = .text(text)
    case let date as Date: self = .date(LaunchTime(date))
    case let number as NSNumber: self = .number(number.doubleValue)
    case let number as Double: self = .number(number)
    case let number as Int: self = .number(Double(number))
    case let truth as Bool: self = .number(truth ? 1 : 0)
    default: return nil
    }
  }
}
