/// A part of a pre-release: `b10` has the letters `b` and the number `10` (R29).
enum PreReleasePart: Hashable, Comparable, Sendable {
  // Numbers have any length, so they stay text, without zeros in front. Cases are in their order.
  case number(digits: String)
  case letters(String)

  var text: String {
    switch self {
    case .number(let digits): digits
    case .letters(let letters): letters
    }
  }

  static func < (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.number(let left), .number(let right)):
      (left.utf8.count, left) < (right.utf8.count, right)
    case (.letters(let left), .letters(let right)): left < right
    case (.number, .letters): true
    case (.letters, .number): false
    }
  }

  /// Returns the parts of an identifier, which has no dots.
  static func parts(of identifier: ArraySlice<UInt8>) -> [PreReleasePart] {
    var parts: [PreReleasePart] = []
    var rest = identifier
    while let first = rest.first {
      let run = rest.prefix { $0.isASCIIDigit == first.isASCIIDigit }
      parts.append(first.isASCIIDigit ? number(run) : letters(run))
      rest = rest[run.endIndex...]
    }
    return parts
  }

  private static func number(_ run: ArraySlice<UInt8>) -> Self {
    let significant = run.drop { $0 == UInt8(ascii: "0") }
    return .number(
      digits: significant.isEmpty ? "0" : String(decoding: significant, as: UTF8.self)
    )
  }

  private static func letters(_ run: ArraySlice<UInt8>) -> Self {
    .letters(String(decoding: run, as: UTF8.self).lowercased())
  }
}
