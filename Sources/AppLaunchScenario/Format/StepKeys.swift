import AppLaunch

extension ScenarioStep {
  /// The keys of steps, of which each has one, in the order of the format's description.
  enum Key: String, ScenarioKey {
    case launch, activate, inactive, foreground, background, trigger, offer, answer, dismiss, fail
    case withdraw, shownElsewhere, block, unblock, moment, fact, flag, event, subject, advance
    case kill, quit, recordUnavailable, writeFails, reset, expect

    var meaning: String {
      switch self {
      case .launch: "object: a process begins"
      case .activate: "true: a launch in the background becomes active"
      case .inactive: "true: the scene becomes inactive"
      case .foreground: "true or an object: the scene comes to the foreground"
      case .background:
        "true: the scene goes to the background and stays there; a duration or an "
          + "object with the key \"after\": it comes back after so long"
      case .trigger: "\(LaunchTrigger.listed): what brought the app to the front, told late"
      case .offer: "list of items that the app offers"
      case .answer: "object: a provider that was to answer later does so now"
      case .dismiss: "\(Self.dismissals): the item on screen is closed so; or an object"
      case .fail: "true: what shows could not be drawn; its count is taken back"
      case .withdraw: "item that the app removes"
      case .shownElsewhere: "slot of which the app shows something itself"
      case .block: "name of what the host shows itself: everything waits"
      case .unblock: "name of what it shows no longer"
      case .moment: "name of a moment that is reached"
      case .fact: "object: the app tells a fact about itself"
      case .flag: "object: a remote flag resolves"
      case .event: "name of an event to remember; \"error\" keeps review asks back"
      case .subject: "the user who signed in, or null for nobody"
      case .advance: "duration that passes; a negative one sets the wall clock back"
      case .kill: "true: the process dies as it is"
      case .quit: "true: the process ends cleanly"
      case .recordUnavailable: "true or false: the record can be neither read nor written from here"
      case .writeFails: "true or false: the record cannot be written from here"
      case .reset: "object: something is forgotten"
      case .expect: "object of all that must be so now"
      }
    }

    static let dismissals = "finished, closeButton, swipeDown, action:NAME"
  }

  /// The keys of an answer.
  enum AnswerKey: String, ScenarioKey {
    case id, offers
    case error = "throws"

    var meaning: String {
      switch self {
      case .id: "the item; required"
      case .offers: "true: as its provider says; false: nothing. Either this or throws"
      case .error: "text with which the provider fails"
      }
    }
  }

  /// The keys of a dismissal with follow-ups.
  enum DismissKey: String, ScenarioKey {
    case via, then

    var meaning: String {
      switch self {
      case .via: "\(Key.dismissals); required"
      case .then: "list of items that follow it"
      }
    }
  }

  /// The keys of a fact and of a flag.
  enum TruthKey: String, ScenarioKey {
    case name
    case truth = "is"

    var meaning: String {
      switch self {
      case .name: "the name; required"
      case .truth: "true or false; required"
      }
    }
  }

  /// The keys of a reset, of which it has one.
  enum ResetKey: String, ScenarioKey {
    case item, slot, policy, subject, all

    var meaning: String {
      switch self {
      case .item: "item whose history is forgotten"
      case .slot: "slot whose items' history is forgotten"
      case .policy: "name of a rule: what it dropped comes back"
      case .subject: "true: what belongs to the user is forgotten"
      case .all: "true: everything is forgotten; the next launch is an install"
      }
    }
  }
}

extension ScenarioLaunch {
  /// The keys of a launch.
  enum Key: String, ScenarioKey {
    case version, at, after, trigger, facts, flags, untrackedEarlierUse, subject, items

    var meaning: String {
      switch self {
      case .version: "the running version, or null where it cannot be read; required"
      case .at: "time, such as 2026-03-02T09:00:00Z; the first launch needs it"
      case .after: "duration since the last step, instead of a time; PT0S if both are left out"
      case .trigger: "\(Trigger.listed) (no scene yet); user if left out"
      case .facts: "object of names with true or false: what the app tells of itself at once"
      case .flags: "object of names with true or false: remote flags that resolve at once"
      case .untrackedEarlierUse: "version of earlier use, for a user without a record"
      case .subject: "the user, or null for nobody; as before if left out"
      case .items: "list of items that replace those of the same id, or join, from here on"
      }
    }
  }
}

extension ScenarioReturn {
  /// The keys of a return to the foreground.
  enum Key: String, ScenarioKey {
    case after, trigger, version

    var meaning: String {
      switch self {
      case .after: "duration since the last step; PT0S if left out of foreground"
      case .trigger: "\(LaunchTrigger.listed): what brought the app to the front"
      case .version: "the version that runs in the next launch of the process, or null"
      }
    }
  }
}
