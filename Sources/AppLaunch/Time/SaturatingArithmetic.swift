extension FixedWidthInteger {
  /// Returns the sum, or the nearest end of the range where it does not fit.
  @inlinable
  package func saturatingAdd(_ other: Self) -> Self {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// Returns the difference, or the nearest end of the range where it does not fit.
  @inlinable
  package func saturatingSubtract(_ other: Self) -> Self {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }
}
