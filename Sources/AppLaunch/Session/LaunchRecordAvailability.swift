/// What a store gave when a launch began.
public enum LaunchRecordAvailability: Sendable {
  /// The record, or nil where there is none: an install.
  case available(LaunchRecord?)

  /// It cannot be read now, or may not be written (R20).
  case unavailable

  /// It was lost without a good copy: onboarding and what's new wait in this launch (R21).
  case lost
}
