extension LaunchTime {
  /// Returns the time later by a duration, or nil where it is out of reach: nobody is told to come
  /// back then.
  public func known(after duration: LaunchDuration) -> LaunchTime? {
    let end = self + duration
    return end.milliseconds == .max ? nil : end
  }
}
