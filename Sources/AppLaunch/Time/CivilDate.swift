/// A day of the Gregorian calendar, which is taken to have been in use always.
///
/// The arithmetic follows H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", with eras of
/// 400 years that begin on 1 March.
package struct CivilDate: Hashable, Comparable, Sendable {
  /// The year; 0 is the year before 1.
  package var year: Int

  /// The month, 1 to 12.
  package var month: Int

  /// The day of the month, 1 to 31.
  package var day: Int

  /// Creates a date, or nil if the month has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the date so many days after 1970-01-01.
  package init(daysSince1970 days: Int) {
    let shifted = Int64(days) + 719_468
    let (era, dayOfEra) = shifted.dividedDown(by: 146_097)
    let leapDays = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = Int(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
    year = Int(clamping: yearOfEra + era * 400 + (month <= 2 ? 1 : 0))
  }

  /// The number of days since 1970-01-01, for years of at most nine digits.
  package var daysSince1970: Int {
    let (era, yearOfEra) = Int64(month <= 2 ? year - 1 : year).dividedDown(by: 400)
    let monthFromMarch = Int64(month > 2 ? month - 3 : month + 9)
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + Int64(day) - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Int(clamping: era * 146_097 + dayOfEra - 719_468)
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Int64 {
  /// Returns the quotient rounded down and what is left, which is never negative.
  package func dividedDown(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
