import AppLaunch

/// What the user pays for; the demo reads it from events that it recorded itself.
enum Plan: String {
  case free, trial, pro

  /// The days of a trial.
  static let trialDays: Int64 = 14

  init(in record: LaunchRecord, at now: LaunchTime) {
    if record.events["bought"] != nil {
      self = .pro
    } else if let trial = record.events["trial"], now < trial.last.time + .days(Self.trialDays) {
      self = .trial
    } else {
      self = .free
    }
  }

  /// Whether a trial may be offered: to free users who had none.
  static func mayTry(_ record: LaunchRecord) -> Bool {
    record.events["bought"] == nil && record.events["trial"] == nil
  }
}
