/// What `launch-lab help` tells of scenario files: the tables by which they are read, with what their
/// words mean.
enum HelpTopic: String, CaseIterable {
  case format, policies, steps, expect

  /// What the topic is, in a few words.
  var abstract: String {
    switch self {
    case .format: "what a scenario file holds: slots, items, and the rest"
    case .policies: "the rules and their keys"
    case .steps: "what can happen"
    case .expect: "what can be expected"
    }
  }

  var text: String {
    switch self {
    case .format: Self.formatText
    case .policies: PolicyHelp.text
    case .steps: Self.stepsText
    case .expect: Self.expectText
    }
  }

  private static let formatText = """
    A scenario file is one JSON object of at most 1 MB and 32 levels. It is read
    strictly: a key that is not known is an error. Times are like
    2026-03-02T09:00:00Z, durations like P7D, PT30M or -P1D, versions like 1.6.1.
    What can be left out is false, empty or nothing unless told.

    The file:

    \(HelpTable(ScenarioFile.Key.self))

    A slot:

    \(HelpTable(ScenarioSlotKey.self))

    An item:

    \(HelpTable(ScenarioItem.Key.self) { $0.kind == nil })

    An item of kind onboarding besides:

    \(HelpTable(ScenarioItem.Key.self) { $0.kind == .onboarding })

    A step of onboarding:

    \(HelpTable(ScenarioItem.StepKey.self))

    An item of kind whatsNew besides:

    \(HelpTable(ScenarioItem.Key.self) { $0.kind == .whatsNew })

    A release:

    \(HelpTable(ScenarioItem.ReleaseKey.self))

    An item of kind reviewAsk besides:

    \(HelpTable(ScenarioItem.Key.self) { $0.kind == .reviewAsk })

    The limits of a review ask:

    \(HelpTable(ScenarioItem.LimitKey.self))

    "launch-lab help policies", "launch-lab help steps" and "launch-lab help expect"
    tell the rest.
    """

  private static let stepsText = """
    The steps of a scenario come one after the other, each an object with one of
    these keys. A step that makes no sense in its state is an error, such as to
    dismiss what is not there.

    \(HelpTable(ScenarioStep.Key.self))

    A launch:

    \(HelpTable(ScenarioLaunch.Key.self))

    A return with foreground or background:

    \(HelpTable(ScenarioReturn.Key.self))

    An answer:

    \(HelpTable(ScenarioStep.AnswerKey.self))

    A dismissal with what follows it:

    \(HelpTable(ScenarioStep.DismissKey.self))

    A fact or a flag:

    \(HelpTable(ScenarioStep.TruthKey.self))

    A reset, with one of these keys:

    \(HelpTable(ScenarioStep.ResetKey.self))

    "launch-lab help expect" tells what can be expected.
    """

  private static let expectText = """
    A step {"expect": {...}} has one key or more; each is checked for itself:

    \(HelpTable(ScenarioCheck.Key.self))
    """
}
