extension BinaryInteger {
  /// Returns the decimal digits of a number that is not negative, with zeros in front.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
