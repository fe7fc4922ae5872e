import AppLaunch
import AppLaunchItems
import Testing

@Suite("Onboarding") struct OnboardingFlowTests {
  /// Plays launches with different registries, closing what shows, and returns the steps shown.
  private func shown(
    _ registries: [[OnboardingStep]],
    via: [LaunchDismissal] = [],
    earlier: AppVersion? = nil,
    showsToExistingUsers: Bool = false,
    installs: [String] = []
  ) -> [[String]] {
    var app = TestApp()
    var shown: [[String]] = []
    for (index, steps) in registries.enumerated() {
      let flow = OnboardingFlow(steps: steps, showsToExistingUsers: showsToExistingUsers)
      if index < installs.count { app.installID = installs[index] }
      app.launch(
        "1.0",
        day: Int64(index),
        earlier: index == 0 ? earlier : nil,
        adopts: flow.adoptions(on: app.installID),
        answer: { flow.answer(in: $0).erased },
        play: { session in
          let item = session.queue.current?.base as? OnboardingItem
          shown.append(item?.steps.map(\.id) ?? [])
          session.close(index < via.count ? via[index] : .finished)
        }
      )
    }
    return shown
  }

  private let hello = OnboardingStep("hello")
  private let push = OnboardingStep("push")

  @Test("A new step reaches existing users once, without the rest (D11, case 3)")
  func newStep() {
    #expect(
      shown([[hello], [hello, push], [hello, push]]) == [["hello"], ["push"], []]
    )
  }

  @Test(
    "Closing a step in any way of the user's counts as seen (R25, case 3)",
    arguments: [LaunchDismissal.finished, .closeButton, .swipeDown, .action("later")]
  )
  func declining(via: LaunchDismissal) {
    #expect(shown([[hello], [hello]], via: [via]) == [["hello"], []])
  }

  @Test("A step shows again in a higher version, not in a lower one (N24)")
  func versions() {
    let second = OnboardingStep("hello", version: 2)
    #expect(shown([[hello], [second], [hello], [second]]) == [["hello"], ["hello"], [], []])
  }

  @Test("Existing users have seen what was declared when their record began (R20)")
  func adoption() {
    #expect(shown([[hello], [hello, push]], earlier: "0.9") == [[], ["push"]])
    #expect(shown([[hello]], earlier: "0.9", showsToExistingUsers: true) == [["hello"]])
  }

  @Test("After a restore on another device only steps that need device state return (case 14)")
  func restore() {
    let camera = OnboardingStep("camera", needsDevice: true)
    #expect(
      shown(
        [[hello, camera], [hello, camera], [hello, camera]],
        installs: ["old", "new", "new"]
      )
        == [["hello", "camera"], ["camera"], []]
    )
  }

  @Test("A flow without steps has one, which bears the item's name")
  func plain() {
    #expect(shown([[], []]) == [["onboarding"], []])
  }

  @Test("A step whose name begins like another's is not taken for it")
  func names() {
    let longer = OnboardingStep("hello@1")
    #expect(shown([[longer], [longer, hello]]) == [["hello@1"], ["hello"]])
  }
}
