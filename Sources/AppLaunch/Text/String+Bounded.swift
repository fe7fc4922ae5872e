extension String {
  /// How many bytes a name in the record has at most.
  static let mostNameBytes = 200

  /// The text as a name in the record: itself, or, where it is over 200 bytes, its beginning with a
  /// hash of the whole, so that nothing that an app passes lets the record grow without bound (R26).
  var bounded: String {
    guard utf8.count > Self.mostNameBytes else { return self }
    var hash = FNVHash()
    hash.add(self)
    let digits = String(hash.value, radix: 16)
    var beginning = ""
    for scalar in unicodeScalars {
      guard beginning.utf8.count + scalar.utf8.count <= 160 else { break }
      beginning.unicodeScalars.append(scalar)
    }
    return beginning + "#" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
