import AppLaunch
import AppLaunchItems
import Foundation

/// What Tidy shows, as it stands in `tidy.json`: the words are not in the code.
struct Content: Decodable, Sendable {
  /// What is new, by version.
  var news: WhatsNewDocument

  /// Pictures of one line, by name.
  var pictures: [String: String]

  var onboarding: [Step]
  var terms: [Words]
  var reviewAsk: Words
  var paywall: Words
  var trialOffer: Words

  /// The words of a screen.
  struct Words: Decodable, Sendable {
    var title: String?
    var picture: String?
    var heading: String?
    var text: String
  }

  /// A step of onboarding, with the version that brought it.
  struct Step: Decodable, Sendable {
    var step: OnboardingStep
    var since: AppVersion?
    var picture: String?
    var heading: String
    var text: String
  }

  /// The content that is built into the demo.
  static let shipped: Content = {
    do {
      return try JSONDecoder().decode(Content.self, from: Data(PackageResources.tidy_json))
    } catch {
      preconditionFailure("The content of the demo, tidy.json, cannot be read: \(error)")
    }
  }()
}

/// The version that a new user starts with.
let firstVersion: AppVersion = "1.6"

/// Returns the onboarding of a version; 1.7 brought a third step, which reaches old users once.
func onboarding(in version: AppVersion) -> OnboardingFlow {
  let steps = Content.shipped.onboarding.filter { $0.since.map { $0 <= version } ?? true }
  return OnboardingFlow(steps: steps.map(\.step))
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
