extension Double {
  /// The number without a fraction where it is whole: `50`, `12.5`.
  package var plain: String { Int64(exactly: self).map { "\($0)" } ?? "\(self)" }
}
