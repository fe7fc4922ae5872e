extension String {
  /// The text with everything that a terminal or a layout engine obeys written out: control
  /// characters, line separators and marks that turn the direction of text.
  package var neutralized: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isObeyed {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Double {
  /// The number without a fraction where it is whole: `50`, `12.5`.
  package var plain: String { Int64(exactly: self).map(String.init) ?? "\(self)" }
}

extension Unicode.Scalar {
  fileprivate var isObeyed: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
