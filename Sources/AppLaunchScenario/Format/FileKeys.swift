import AppLaunch

extension ScenarioFile {
  /// The keys of the file itself.
  enum Key: String, ScenarioKey {
    case name, slots, items, policies, record, steps, lenient

    var meaning: String {
      switch self {
      case .name: "what the scenario is about, as a sentence; required"
      case .slots: "list of the app's own slots"
      case .items: "list of what could show, in the order of its providers; required"
      case .policies: "list of rules; [\"standard\"] if left out"
      case .record:
        "what is remembered at the beginning, as the store's own JSON: a record that an app "
          + "wrote, say; the smallest is \(Self.smallestRecord). Nothing if left out"
      case .steps: "list of what happens and what is expected; required"
      case .lenient: "true: skip steps that make no sense in their state; else they are errors"
      }
    }
  }
}

extension ScenarioFile.Key {
  /// The smallest record there is, as JSON.
  static let smallestRecord = "{\"schema\": \"\(RecordSchema.current)\"}"
}

/// The keys of a slot.
enum ScenarioSlotKey: String, ScenarioKey {
  case name, priority, mandatory

  var meaning: String {
    switch self {
    case .name: "how items and rules call it; required"
    case .priority: "whole number, lower first; required. \(Self.builtIn)"
    case .mandatory: "true: only rules that name the slot hold its items back"
    }
  }

  private static var builtIn: String {
    let slots = LaunchSlot.builtIn.map { "\($0.name) \($0.priority)" }
    return "Built in are \(slots.joined(separator: ", "))"
  }
}
