import AppLaunch
import AppLaunchItems

/// A page of what's new.
enum NewsPage: String, Sendable {
  case yearCards, yearNotes, reminders, sharedHabits, darkMode, faster
}

/// The releases with something to tell. Who skips some sees the newest only.
let releases: ReleaseCatalog<NewsPage> = [
  Release(version: "1.6.1", pages: [.yearCards, .yearNotes]),
  Release(version: "1.7", pages: [.reminders]),
  Release(version: "2.0", pages: [.sharedHabits, .darkMode, .faster]),
]

/// The version that a new user starts with.
let firstVersion: AppVersion = "1.6"

/// Returns the onboarding of a version; 1.7 brought a third step, which reaches old users once.
func onboarding(in version: AppVersion) -> OnboardingFlow {
  var steps = [OnboardingStep("welcome"), OnboardingStep("firstHabit")]
  if version >= "1.7" { steps.append(OnboardingStep("reminders")) }
  return OnboardingFlow(steps: steps)
}

/// The terms of use, which changed with 2.0.
enum Terms: String, Sendable {
  case first = "1"
  case second = "2"

  init(in version: AppVersion) {
    self = version >= "2.0" ? .second : .first
  }

  var edition: LaunchEdition { LaunchEdition(rawValue: rawValue) }
}
