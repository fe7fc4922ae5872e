/// A piece of a paragraph, with what begins and ends at it.
struct MarkdownPiece {
  var kind: Kind

  /// The styles that begin before it.
  var begins = MarkdownStyles()

  /// The styles that end behind it.
  var ends = MarkdownStyles()

  /// The link that begins before it, with the last piece in it.
  var link: (link: ContentLink, last: Int)?

  enum Kind {
    case text(String)
    case code(String)
    case mark(Mark)
    case nothing
  }

  /// A run of asterisks or underscores.
  struct Mark {
    let character: Unicode.Scalar
    var count: Int
    let opens: Bool
    let closes: Bool

    /// How many there were: of a run that opens and closes, sums of three do not match others.
    let length: Int

    init(character: Unicode.Scalar, count: Int, opens: Bool, closes: Bool) {
      (self.character, self.count, self.opens, self.closes) = (character, count, opens, closes)
      length = count
    }

    /// Whether it may open what another closes (rules 9 and 10).
    func matches(_ closer: Mark) -> Bool {
      guard character == closer.character, opens else { return false }
      guard closes || closer.opens else { return true }
      return (length + closer.length) % 3 != 0 || (length % 3 == 0 && closer.length % 3 == 0)
    }
  }
}

/// How often a piece is emphasised and made strong.
struct MarkdownStyles {
  var emphasis = 0
  var strong = 0
}
