import AppLaunch
import AppLaunchScenario
import Testing

@Suite("Scenario files written back")
struct ScenarioRoundTripTests {
  /// A scenario with every key of the format, in the form in which it is written.
  static let everything = """
    {
      "name": "everything",
      "slots": [
        {
          "name": "consent",
          "priority": 50,
          "mandatory": true
        }
      ],
      "items": [
        {
          "id": "terms",
          "slot": "consent",
          "rank": -1,
          "edition": "2026",
          "settledBy": "presented",
          "belongsTo": "subject",
          "answersAfter": "PT1S",
          "deadline": "PT5S"
        },
        {
          "id": "welcome",
          "kind": "onboarding",
          "answersAfter": "never",
          "steps": [
            {
              "id": "hello",
              "version": 1
            },
            {
              "id": "push",
              "version": 2,
              "needsDevice": true
            }
          ],
          "showsToExistingUsers": true
        },
        {
          "id": "news",
          "kind": "whatsNew",
          "releases": [
            {
              "version": "1.1",
              "pages": [
                "cards"
              ]
            }
          ],
          "select": "matchingVersion",
          "showsOnInstall": true
        },
        {
          "id": "rate",
          "kind": "reviewAsk",
          "limits": {
            "minimumDays": 1,
            "daysOfUse": 2,
            "perYear": 1,
            "daysBetween": 30,
            "errorQuietDays": 0,
            "perVersion": "none",
            "moment": "saved"
          }
        },
        {
          "id": "sale",
          "kind": "paywall"
        },
        {
          "id": "trial",
          "kind": "trialOffer",
          "offer": "manual"
        }
      ],
      "policies": [
        "standard",
        {
          "type": "cooldown",
          "name": "calm sales",
          "slots": [
            "paywall"
          ],
          "for": "P3D"
        }
      ],
      "steps": [
        {
          "launch": {
            "version": null,
            "at": "2026-03-02T09:00:00Z",
            "trigger": "background",
            "facts": {
              "family": false,
              "pro": true
            },
            "flags": {
              "new": true
            },
            "untrackedEarlierUse": "0.9",
            "subject": null,
            "items": [
              {
                "id": "late"
              }
            ]
          }
        },
        {
          "activate": true
        },
        {
          "inactive": true
        },
        {
          "foreground": true
        },
        {
          "background": true
        },
        {
          "foreground": {
            "after": "PT1H",
            "trigger": "link",
            "version": null
          }
        },
        {
          "background": "PT31M"
        },
        {
          "background": {
            "after": "PT0S",
            "version": "1.1"
          }
        },
        {
          "trigger": "notification"
        },
        {
          "offer": [
            "terms",
            "late"
          ]
        },
        {
          "answer": {
            "id": "terms",
            "offers": false
          }
        },
        {
          "answer": {
            "id": "welcome",
            "throws": "no network"
          }
        },
        {
          "dismiss": "action:buy"
        },
        {
          "dismiss": {
            "via": "swipeDown",
            "then": [
              "trial"
            ]
          }
        },
        {
          "fail": true
        },
        {
          "withdraw": "sale"
        },
        {
          "shownElsewhere": "paywall"
        },
        {
          "block": "call"
        },
        {
          "unblock": "call"
        },
        {
          "moment": "saved"
        },
        {
          "fact": {
            "name": "pro",
            "is": false
          }
        },
        {
          "flag": {
            "name": "new",
            "is": true
          }
        },
        {
          "event": "error"
        },
        {
          "subject": "ann"
        },
        {
          "subject": null
        },
        {
          "advance": "-P1DT2H"
        },
        {
          "recordUnavailable": true
        },
        {
          "writeFails": false
        },
        {
          "reset": {
            "item": "sale"
          }
        },
        {
          "reset": {
            "slot": "paywall"
          }
        },
        {
          "reset": {
            "policy": "drop"
          }
        },
        {
          "reset": {
            "subject": true
          }
        },
        {
          "reset": {
            "all": true
          }
        },
        {
          "expect": {
            "showing": null,
            "idle": false,
            "kind": "update",
            "held": [
              "sale"
            ],
            "dropped": [],
            "failed": [],
            "waiting": [],
            "declined": {
              "news": "notDue",
              "sale": null
            },
            "launches": 2,
            "release": "1.1",
            "releases": [
              "1.1"
            ],
            "pages": [
              "cards"
            ],
            "steps": null,
            "reasons": {
              "sale": [
                "calm sales",
                "quiet"
              ]
            },
            "until": {
              "sale": "2026-03-05T09:00:00Z"
            },
            "outcome": {
              "news": null,
              "sale": "action:buy"
            },
            "presented": {
              "sale": 2
            }
          }
        },
        {
          "kill": true
        },
        {
          "launch": {
            "version": "1.1",
            "after": "P1D",
            "subject": "ann"
          }
        },
        {
          "quit": true
        },
        {
          "launch": {
            "version": "1.1"
          }
        }
      ],
      "lenient": true
    }

    """

  @Test("Every key of the format is read, and written as it was")
  func everyKey() throws {
    #expect(try ScenarioFile(Self.everything.utf8).text() == Self.everything)
  }

  @Test("An example reads back as the same scenario", arguments: ExampleScenarios.names)
  func example(name: String) throws {
    let file = try ScenarioFile(ExampleScenarios.bytes(name))
    let text = file.text()
    let copy = try ScenarioFile(text.utf8)
    #expect(copy == file)
    #expect(copy.text() == text)
  }

  @Test("A scenario made by a program is one that can be read")
  func made() throws {
    var file = ScenarioFile(
      name: "made",
      items: [ScenarioItem("sale", .paywall), ScenarioItem("tip", rank: 2)],
      policies: try ScenarioPolicies([.standard, .cooldown(of: .paywall, for: .days(3))]),
      steps: [
        .launch(ScenarioLaunch(version: "1.0", .at(LaunchTime(milliseconds: 0)))),
        .dismiss(.closeButton, then: ["tip"]),
        .expect([Placed(.showing("tip")), Placed(.idle(false))]),
      ]
    )
    file.record = LaunchRecord()
    #expect(try ScenarioFile(file.text().utf8) == file)
  }

  @Test("Defaults are not written")
  func defaults() throws {
    let file = ScenarioFile(name: "", items: [ScenarioItem("a")], steps: [])
    #expect(
      file.text() == """
        {
          "name": "",
          "items": [
            {
              "id": "a"
            }
          ],
          "steps": []
        }

        """
    )
  }

  @Test("Steps and expectations know their lines, which do not count when they are compared")
  func lines() throws {
    let file = try ScenarioFile(Self.everything.utf8)
    #expect(file.steps.first?.line == 87)
    #expect(file.steps.map { Placed($0.value) } == file.steps)
  }
}
