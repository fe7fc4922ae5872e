import AppLaunch
import Testing

@Suite("Suggestions for misspelt words")
struct SuggestionTests {
  static let words = ["cap", "cooldown", "dailyCap", "steps", "items", "version", "whatsNew", "is"]

  static let guesses: [(String, String?)] = [
    ("cooldwon", "cooldown"),  // two letters swapped
    ("coldown", "cooldown"),  // one missing
    ("coooldown", "cooldown"),  // one too many
    ("cooldawn", "cooldown"),  // another one
    ("dailycap", "dailyCap"),
    ("WHATSNEW", "whatsNew"),
    ("step", "steps"),
    ("vresoin", "version"),
    ("ca", "cap"),
    ("cap", "cap"),
    ("duration", nil),
    ("x", nil),
    ("", nil),
    ("i", nil),
    ("si", "is"),
    (String(repeating: "cooldown", count: 9), nil),
  ]

  @Test("The word that was meant is found, and none where nothing is like it", arguments: guesses)
  func nearest(word: String, guess: String?) {
    #expect(Self.words.nearest(to: word) == guess)
  }

  @Test("Of words that are equally like it the first is taken")
  func ties() {
    #expect(["bar", "car"].nearest(to: "dar") == "bar")
    #expect(["car", "bar"].nearest(to: "dar") == "car")
  }

  @Test("The sentences for an unknown word are the same but for the guess")
  func sentences() {
    #expect(
      "fro".notKnown("key", among: ["for", "since"])
        == #"The key "fro" is not known here; did you mean "for"? Known are "for", "since"."#
    )
    #expect(
      "while".notKnown("key", among: ["for", "since"])
        == #"The key "while" is not known here; known are "for", "since"."#
    )
  }
}
