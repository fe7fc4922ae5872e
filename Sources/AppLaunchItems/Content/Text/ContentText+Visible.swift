extension ContentText {
  /// The text with characters that would act on a terminal, or on the order of letters, replaced: for
  /// whoever draws text from elsewhere. Line breaks and joined emoji stay.
  public var visible: ContentText {
    ContentText(runs: runs.map { Run($0.text.inert, $0.style) })
  }
}

extension String {
  /// The text without characters that act instead of being seen.
  var inert: String {
    guard unicodeScalars.contains(where: \.acts) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar.acts ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// Whether it acts: control characters, marks that change the direction of letters, and characters
  /// that nobody sees; not the joiners of emoji and scripts, nor what makes a sign an emoji.
  fileprivate var acts: Bool {
    switch value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5,
      0x180B...0x180F, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF,
      0xFFA0, 0xFFF0...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
