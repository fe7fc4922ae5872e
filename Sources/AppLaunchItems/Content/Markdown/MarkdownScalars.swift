extension Unicode.Scalar {
  /// Whether it is a blank, as CommonMark has it.
  var isBlank: Bool { properties.isWhitespace }

  /// Whether it is punctuation of ASCII.
  var isPunctuation: Bool {
    (0x21...0x2F).contains(value) || (0x3A...0x40).contains(value)
      || (0x5B...0x60).contains(value) || (0x7B...0x7E).contains(value)
  }

  /// Whether it separates words: punctuation or a symbol of any script.
  var separates: Bool {
    if isASCII { return isPunctuation }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }
}
