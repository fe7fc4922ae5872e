extension ContentText {
  /// The text with characters that would act on a terminal, or on the order of letters, replaced: for
  /// whoever draws text from elsewhere. Line breaks and joined emoji stay.
  public var visible: ContentText {
    ContentText(runs: runs.map { Run($0.text.inert, $0.style) })
  }
}

extension String {
  /// The text without characters that act instead of being seen.
  fileprivate var inert: String {
    guard unicodeScalars.contains(where: \.acts) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar.acts ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// Whether it acts: control characters, marks that change the direction of letters, and characters
  /// without width that hide others; not the joiner of emoji.
  fileprivate var acts: Bool {
    switch value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x2069, 0xFEFF, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}
