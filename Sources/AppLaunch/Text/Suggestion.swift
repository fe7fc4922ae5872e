extension Sequence<String> {
  /// Returns the word that a misspelt one is most like, or nil where none is like it.
  ///
  /// A third of its letters may be wrong: missing, too many, others, or two in the wrong order. Of words
  /// that are equally like it the first is taken.
  package func nearest(to word: String) -> String? {
    let letters = Array(word.lowercased())
    // Nobody misspells a long text into a key, and comparing takes the product of the lengths.
    guard letters.count <= 64 else { return nil }
    let most = Swift.max(1, letters.count / 3)
    var nearest: (word: String, distance: Int)?
    for candidate in self where abs(candidate.count - letters.count) <= most {
      let distance = letters.distance(to: Array(candidate.lowercased()))
      guard distance <= most, distance < letters.count, distance < nearest?.distance ?? .max else {
        continue
      }
      nearest = (candidate, distance)
    }
    return nearest?.word
  }
}

extension [Character] {
  /// How many letters have to be added, removed, replaced or swapped with the next to come from one
  /// word to another: the optimal string alignment distance.
  fileprivate func distance(to other: [Character]) -> Int {
    var (beforeLast, last) = ([Int](), [Int](0...other.count))
    for (row, letter) in enumerated() {
      var next = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var distance = Swift.min(
          last[column + 1] + 1,
          next[column] + 1,
          last[column] + (letter == otherLetter ? 0 : 1)
        )
        if row > 0, column > 0, letter == other[column - 1], self[row - 1] == otherLetter {
          distance = Swift.min(distance, beforeLast[column - 1] + 1)
        }
        next.append(distance)
      }
      (beforeLast, last) = (last, next)
    }
    return last[other.count]
  }
}

extension String {
  /// Returns the sentences for a word that is none of those that are known, with the one that was
  /// meant, perhaps.
  ///
  /// - Parameter noun: What the word should be: "key", say.
  package func notKnown(_ noun: String, among known: some Sequence<String>) -> String {
    let list = known.map(\.quoted).joined(separator: ", ")
    let guess = known.nearest(to: self).map { "did you mean \($0.quoted)? Known are" }
    return "The \(noun) \(quoted) is not known here; \(guess ?? "known are") \(list)."
  }
}
