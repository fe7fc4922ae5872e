extension String {
  /// The text with everything that does something to a display instead of standing for itself made
  /// visible, as `\u{202e}`, so that no content of an app's can disturb a terminal or pass for
  /// another text in a log.
  ///
  /// That is controls, marks that turn the direction, invisible characters and those of private use.
  /// Two kinds of invisible characters stand where scripts and emoji need them: a joiner between two
  /// emoji, and one variation selector behind a character that is seen. Where they hide something,
  /// as anywhere else, they are made visible; so are the tags of the flags of regions, and the
  /// joiners of Persian or Hindi, whose letters are then shown apart.
  package var visible: String {
    guard unicodeScalars.contains(where: \.isSuspect) else { return self }
    var text = ""
    var previous: Unicode.Scalar?
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar.isHazardous(between: previous, and: rest.first) {
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
        previous = nil
      } else {
        text.unicodeScalars.append(scalar)
        previous = scalar
      }
    }
    return text
  }
}

// Ranges of its own instead of the properties that the system gives: these grow with its version, and
// an explanation has the same bytes everywhere (R3).
extension Unicode.Scalar {
  /// Whether the scalar is, or in some places might be, one to make visible.
  fileprivate var isSuspect: Bool {
    value >= 0x7f ? isInvisible || isSelector || isUnseen : value < 0x20 || value == 0x7f
  }

  fileprivate func isHazardous(between left: Self?, and right: Self?) -> Bool {
    guard isSuspect else { return false }
    if value == 0x200d, let left, let right {
      return !((left.isPictorial || left.value == 0xfe0f) && right.isPictorial)
    }
    if isSelector, let left { return left.isSelector || left.value == 0x200d }
    return true
  }

  /// Whether the scalar is a control, or acts on what stands beside it and shows nothing itself.
  private var isInvisible: Bool {
    switch value {
    case 0..<0x20, 0x7f..<0xa0, 0xad, 0x34f, 0x61c, 0x115f...0x1160, 0x17b4...0x17b5,
      0x180b...0x180f, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0x3164, 0xfeff, 0xffa0,
      0xfff0...0xfffb, 0x13430...0x1343f, 0x1bca0...0x1bca3, 0x1d173...0x1d17a, 0xe0000...0xe00ff,
      0xe01f0...0xe0fff:
      true
    default: false
    }
  }

  /// Whether the scalar chooses a form of the one before it.
  private var isSelector: Bool {
    switch value {
    case 0xfe00...0xfe0f, 0xe0100...0xe01ef: true
    default: false
    }
  }

  /// Whether nobody can say what the scalar looks like: one of private use, or none at all.
  private var isUnseen: Bool {
    switch value {
    case 0xe000...0xf8ff, 0xfdd0...0xfdef, 0xf0000...: true
    default: value & 0xfffe == 0xfffe
    }
  }

  /// Whether the scalar is in a block that has emoji.
  private var isPictorial: Bool {
    switch value {
    case 0x2190...0x21ff, 0x2300...0x23ff, 0x2600...0x27bf, 0x2b00...0x2bff, 0x1f000...0x1faff: true
    default: false
    }
  }
}
