import AppLaunch
import Testing

@Suite("Text of outcomes")
struct OutcomeTextTests {
  @Test(
    "R23: an outcome has one word, an action its name besides, and reads back",
    arguments: [
      (LaunchOutcome.dismissed(.finished), "finished", "finished"),
      (.dismissed(.closeButton), "closeButton", "closeButton"),
      (.dismissed(.swipeDown), "swipeDown", "swipeDown"),
      (.dismissed(.action("buy")), "action:buy", "action"),
      (.withdrawn, "withdrawn", "withdrawn"), (.failed, "failed", "failed"),
      (.interrupted, "interrupted", "interrupted"),
    ]
  )
  func text(outcome: LaunchOutcome, text: String, name: String) {
    #expect(outcome.description == text)
    #expect(outcome.name == name)
    #expect(LaunchOutcome(text) == outcome)
  }

  @Test("Other words are no outcomes", arguments: ["", "shown", "Finished", "action"])
  func otherWords(_ text: String) {
    #expect(LaunchOutcome(text) == nil)
  }
}
