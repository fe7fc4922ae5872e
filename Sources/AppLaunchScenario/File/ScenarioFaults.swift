import AppLaunch

/// What is wrong in a scenario. Reading goes on behind a fault wherever the rest can be understood
/// without it, so that all faults of a file are told at once.
final class ScenarioFaults {
  /// How many faults of one file are told.
  static let most = 50

  private(set) var errors: [JSONError] = []

  /// How many more keys it is worth guessing what was meant by: behind many faults nobody looks for
  /// those that follow from others.
  private var guessesLeft = 10 * ScenarioFaults.most

  /// Whether there are so many that nobody wants more.
  var isFull: Bool { errors.count >= Self.most }

  /// Returns the key that was meant by a misspelt one, or nil where none is like it.
  func guess(_ word: String, among words: [String]) -> String? {
    guard guessesLeft > 0 else { return nil }
    guessesLeft -= 1
    return words.nearest(to: word)
  }

  func note(_ error: JSONError) {
    if !isFull { errors.append(error) }
  }

  /// Returns what is read, or something in its place where that fails.
  func value<T>(
    _ read: @autoclosure () throws(JSONError) -> T,
    else missing: @autoclosure () -> T
  ) -> T {
    guard !isFull else { return missing() }
    do {
      return try read()
    } catch {
      note(error)
      return missing()
    }
  }

  /// Returns what is read from each element, without those where that fails.
  @discardableResult
  func each<T>(
    _ elements: [JSONReader],
    _ read: (JSONReader) throws(JSONError) -> T
  ) -> [T] {
    var values: [T] = []
    for element in elements where !isFull {
      do {
        values.append(try read(element))
      } catch {
        note(error)
      }
    }
    return values
  }
}

extension ScenarioError {
  /// Creates the error for all faults of a file, in its order, or nil where there are none.
  init?(_ faults: ScenarioFaults) {
    // Sorting keeps those of one line in the order in which they were found.
    var errors = faults.errors.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map { ScenarioError($0.element) }
    guard !errors.isEmpty else { return nil }
    if faults.isFull {
      errors.append(ScenarioError(.invalid, "There may be more; only so many are looked for."))
    }
    self = errors.removeFirst()
    more = errors
  }
}
