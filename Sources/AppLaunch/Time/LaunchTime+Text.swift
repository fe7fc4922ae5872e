extension LaunchTime {
  /// The day in UTC, counted from 1970-01-01.
  package var utcDay: Int {
    Int(clamping: milliseconds.dividedDown(by: 86_400_000).quotient)
  }

  /// Creates the time that an ISO 8601 text names, such as `2026-03-02T09:00:00Z`.
  ///
  /// The text has four digits of year, a fraction of at most nine digits (cut off after
  /// milliseconds) or none, and `Z` or an offset such as `+09:00`. What `description` writes for
  /// years out of reach, `-62167219200001ms`, is read too. Anything else is nil.
  public init?(iso8601 text: String) {
    guard text.utf8.count <= 40 else { return nil }
    if text.hasSuffix("ms") {
      self.init(plain: text.dropLast(2))
    } else {
      self.init(calendar: text)
    }
  }

  private init?(plain text: Substring) {
    guard text.utf8.first != UInt8(ascii: "+"), let milliseconds = Int64(text) else { return nil }
    self.init(milliseconds: milliseconds)
  }

  private init?(calendar text: String) {
    var scanner = ASCIIScanner(text)
    guard let year = scanner.digits(4), scanner.take("-"),
      let month = scanner.digits(2), scanner.take("-"),
      let day = scanner.digits(2), scanner.take("T"),
      let date = CivilDate(year: year, month: month, day: day),
      let hour = scanner.digits(2), hour < 24, scanner.take(":"),
      let minute = scanner.digits(2), minute < 60, scanner.take(":"),
      let second = scanner.digits(2), second < 60
    else { return nil }
    var fraction: Int64 = 0
    if scanner.take(".") {
      guard let digits = scanner.fraction() else { return nil }
      fraction = digits
    }
    guard let offset = Self.offset(&scanner), scanner.isAtEnd else { return nil }
    let minutes = (Int64(date.daysSince1970) * 24 + Int64(hour)) * 60 + Int64(minute) - offset
    self.init(milliseconds: (minutes * 60 + Int64(second)) * 1_000 + fraction)
  }

  /// Returns the minutes by which local time is ahead of UTC.
  private static func offset(_ scanner: inout ASCIIScanner) -> Int64? {
    if scanner.take("Z") { return 0 }
    let isAhead = scanner.take("+")
    guard isAhead || scanner.take("-"),
      let hours = scanner.digits(2), hours < 24, scanner.take(":"),
      let minutes = scanner.digits(2), minutes < 60
    else { return nil }
    return Int64(hours * 60 + minutes) * (isAhead ? 1 : -1)
  }
}

extension LaunchTime: CustomStringConvertible {
  /// The time in UTC as `2026-03-02T09:00:00Z`, with `.123` only where milliseconds are not zero.
  ///
  /// A time outside the years 0000 to 9999 is written as its milliseconds, such as
  /// `253402300800000ms`, so that nothing is lost.
  public var description: String {
    let date = CivilDate(daysSince1970: utcDay)
    guard (0...9_999).contains(date.year) else { return "\(milliseconds)ms" }
    let (seconds, fraction) = milliseconds.dividedDown(by: 86_400_000).remainder
      .dividedDown(by: 1_000)
    let day = "\(date.year.padded(to: 4))-\(date.month.padded(to: 2))-\(date.day.padded(to: 2))"
    let hour = (seconds / 3_600).padded(to: 2)
    let minute = (seconds / 60 % 60).padded(to: 2)
    let second = (seconds % 60).padded(to: 2)
    let rest = fraction == 0 ? "" : ".\(fraction.padded(to: 3))"
    return "\(day)T\(hour):\(minute):\(second)\(rest)Z"
  }
}

extension LaunchTime: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.value("a time such as 2026-03-02T09:00:00Z", from: Self.init(iso8601:))
  }

  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}
