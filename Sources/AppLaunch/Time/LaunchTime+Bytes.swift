/// Whole seconds in UTC, the usual form of a time: a record has thousands of them.
extension LaunchTime {
  /// Creates the time that exactly `YYYY-MM-DDTHH:MM:SSZ` names; other forms are nil, though they may
  /// be times.
  init?(canonical text: Slice<UnsafeBufferPointer<UInt8>>) {
    let bytes = UnsafeBufferPointer(rebasing: text)
    guard bytes.count == 20, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"), bytes[19] == UInt8(ascii: "Z")
    else { return nil }
    var isValid = true
    func pair(_ index: Int) -> Int {
      let (tens, ones) = (bytes[index] &- 48, bytes[index + 1] &- 48)
      if tens > 9 || ones > 9 { isValid = false }
      return Int(tens) * 10 + Int(ones)
    }
    let year = pair(0) * 100 + pair(2)
    let (month, day, hour, minute, second) = (pair(5), pair(8), pair(11), pair(14), pair(17))
    guard isValid, hour < 24, minute < 60, second < 60,
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    let minutes = (Int64(date.daysSince1970) * 24 + Int64(hour)) * 60 + Int64(minute)
    self.init(milliseconds: (minutes * 60 + Int64(second)) * 1_000)
  }

  /// Appends the description.
  func append(to bytes: inout [UInt8]) {
    let (day, inDay) = milliseconds.dividedDown(by: 86_400_000)
    let date = CivilDate(daysSince1970: Int(clamping: day))
    guard (0...9_999).contains(date.year), inDay % 1_000 == 0 else {
      bytes.append(contentsOf: description.utf8)
      return
    }
    func append(_ value: Int, before separator: Unicode.Scalar) {
      bytes.append(UInt8(48 + value / 10))
      bytes.append(UInt8(48 + value % 10))
      bytes.append(UInt8(ascii: separator))
    }
    let seconds = Int(inDay / 1_000)
    bytes.append(UInt8(48 + date.year / 1_000))
    bytes.append(UInt8(48 + date.year / 100 % 10))
    append(date.year % 100, before: "-")
    append(date.month, before: "-")
    append(date.day, before: "T")
    append(seconds / 3_600, before: ":")
    append(seconds / 60 % 60, before: ":")
    append(seconds % 60, before: "Z")
  }
}
