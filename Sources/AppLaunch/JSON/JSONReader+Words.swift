extension JSONReader {
  /// The time here, such as `2026-03-02T09:00:00Z`.
  package var time: LaunchTime {
    get throws(JSONError) {
      let text = try string
      guard let time = LaunchTime(iso8601: text) else {
        throw error("The text \(text.quoted) is not a time such as 2026-03-02T09:00:00Z.")
      }
      return time
    }
  }

  /// The duration here, such as `P7D`.
  package var duration: LaunchDuration {
    get throws(JSONError) {
      let text = try string
      guard let duration = LaunchDuration(iso8601: text) else {
        throw error("The text \(text.quoted) is not a duration such as P7D or PT30M.")
      }
      return duration
    }
  }

  /// The version here, such as `1.6.1`.
  package var version: AppVersion {
    get throws(JSONError) {
      let text = try string
      guard let version = AppVersion(text) else {
        throw error("The text \(text.quoted) is not a version such as 1.6.1.")
      }
      return version
    }
  }
}
