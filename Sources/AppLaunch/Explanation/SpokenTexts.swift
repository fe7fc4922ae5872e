extension LaunchDuration {
  /// The length in words, its two largest units: `6 days 23 h`, `90 s`.
  package var spoken: String {
    if milliseconds < 0 {
      return "-" + LaunchDuration(milliseconds: milliseconds == .min ? .max : -milliseconds).spoken
    }
    let units: [(name: String, length: Int64)] = [
      ("day", 86_400_000), ("h", 3_600_000), ("min", 60_000), ("s", 1_000), ("ms", 1),
    ]
    var rest = milliseconds
    var parts: [String] = []
    for (index, unit) in units.enumerated() where rest >= unit.length {
      let count = rest / unit.length
      rest %= unit.length
      parts.append(
        unit.name == "day" ? "\(count) \(count == 1 ? "day" : "days")" : "\(count) \(unit.name)"
      )
      if index + 1 < units.count, rest >= units[index + 1].length, parts.count < 2 {
        parts.append("\(rest / units[index + 1].length) \(units[index + 1].name)")
      }
      return parts.joined(separator: " ")
    }
    return "0 s"
  }
}

extension LaunchTime {
  /// The time for people, in UTC to the minute, or to the second where seconds matter:
  /// `2026-03-09 09:00 UTC`.
  package var spoken: String {
    let text = description
    guard text.hasSuffix("Z") else { return text }
    var body = text.dropLast()
    if body.hasSuffix(":00") { body = body.dropLast(3) }
    return body.replacing("T", with: " ") + " UTC"
  }
}
