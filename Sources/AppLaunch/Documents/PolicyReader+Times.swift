extension PolicyReader {
  /// Returns a length of time, never negative, such as `P7D` or `PT30M`.
  public func duration(
    _ key: String,
    default missing: LaunchDuration? = nil
  ) throws(PolicyDocumentError) -> LaunchDuration {
    try read(key, missing) { (value) throws(JSONError) in
      let duration = try value.duration
      guard duration >= .zero else {
        throw value.error("The duration \(duration) is negative; it must be zero or more.")
      }
      return duration
    }
  }

  /// Returns a time such as `2026-03-02T09:00:00Z`.
  public func time(
    _ key: String,
    default missing: LaunchTime? = nil
  ) throws(PolicyDocumentError) -> LaunchTime {
    try read(key, missing) { (value) throws(JSONError) in try value.time }
  }

  /// Returns a time of day such as `22:00`.
  public func minute(
    _ key: String,
    default missing: MinuteOfDay? = nil
  ) throws(PolicyDocumentError) -> MinuteOfDay {
    try parsed(key, missing, "a time of day such as 22:00") { MinuteOfDay($0) }
  }

  /// Returns a time zone such as `Europe/Berlin` or `UTC`.
  public func zone(
    _ key: String,
    default missing: LaunchZone? = nil
  ) throws(PolicyDocumentError) -> LaunchZone {
    try parsed(key, missing, "a time zone such as Europe/Berlin") { LaunchZone(identifier: $0) }
  }
}
