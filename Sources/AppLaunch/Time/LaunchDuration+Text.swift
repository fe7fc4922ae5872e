extension LaunchDuration {
  /// Creates the duration that an ISO 8601 text names, such as `P7D` or `PT30M1.5S`.
  ///
  /// Weeks, days (of 86,400 s), hours, minutes and seconds come in this order, each at most once;
  /// seconds may have a fraction of at most nine digits, cut off after milliseconds; `-` in front
  /// makes all of it negative. Years and months, which have no fixed length, are nil, and so is
  /// what does not fit.
  public init?(iso8601 text: String) {
    var scanner = ASCIIScanner(text)
    let isNegative = scanner.take("-")
    guard scanner.take("P"), !scanner.isAtEnd else { return nil }
    var total = Total(sign: isNegative ? -1 : 1)
    guard total.read(&scanner, units: [("W", 604_800_000), ("D", 86_400_000)]) else { return nil }
    if scanner.take("T") {
      let units: [Unit] = [("H", 3_600_000), ("M", 60_000), ("S", 1_000)]
      guard !scanner.isAtEnd, total.read(&scanner, units: units) else { return nil }
    }
    guard scanner.isAtEnd else { return nil }
    self.init(milliseconds: total.milliseconds)
  }

  private typealias Unit = (letter: Unicode.Scalar, milliseconds: Int64)

  // Signed from the start, so that the least duration can be read as well.
  private struct Total {
    let sign: Int64
    var milliseconds: Int64 = 0

    mutating func read(_ scanner: inout ASCIIScanner, units: [Unit]) -> Bool {
      var rest = units[...]
      while let next = scanner.next, next.isASCIIDigit {
        guard let count = scanner.number() else { return false }
        var fraction: Int64 = 0
        let hasFraction = scanner.take(".")
        if hasFraction {
          guard let digits = scanner.fraction() else { return false }
          fraction = digits
        }
        while let unit = rest.first, !scanner.take(unit.letter) { rest.removeFirst() }
        guard let unit = rest.popFirst(), !hasFraction || unit.letter == "S",
          add(count, unit.milliseconds), add(fraction, 1)
        else { return false }
      }
      return true
    }

    private mutating func add(_ count: Int64, _ unit: Int64) -> Bool {
      let (product, isLarge) = (count * sign).multipliedReportingOverflow(by: unit)
      let (sum, isLarger) = milliseconds.addingReportingOverflow(product)
      milliseconds = sum
      return !isLarge && !isLarger
    }
  }
}

extension LaunchDuration: CustomStringConvertible {
  /// The duration in its shortest ISO 8601 form, such as `P7D`, `PT30M1.5S` or `-P1DT2H`.
  public var description: String {
    let total = milliseconds.magnitude
    let (seconds, fraction) = total.quotientAndRemainder(dividingBy: 1_000)
    let days = seconds / 86_400
    let parts = [(seconds / 3_600 % 24, "H"), (seconds / 60 % 60, "M")]
    var time = parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    if fraction > 0 {
      var digits = Substring(fraction.padded(to: 3))
      while digits.last == "0" { digits.removeLast() }
      time += "\(seconds % 60).\(digits)S"
    } else if seconds % 60 > 0 || total == 0 {
      time += "\(seconds % 60)S"
    }
    let sign = milliseconds < 0 ? "-" : ""
    return "\(sign)P\(days > 0 ? "\(days)D" : "")\(time.isEmpty ? "" : "T\(time)")"
  }
}

extension LaunchDuration: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.value("a duration such as P7D or PT30M", from: Self.init(iso8601:))
  }

  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}
