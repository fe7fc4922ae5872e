import AppLaunch
import AppLaunchItems
import Testing

@Suite("A call of the review prompt") @MainActor struct ReviewCallTests {
  static func at(_ milliseconds: Int64) -> LaunchInstant {
    LaunchInstant(
      wall: TestApp.start,
      elapsed: LaunchDuration(milliseconds: milliseconds)
    )
  }

  @Test("An ask is over after exactly five seconds of active time (R34, R12)")
  func length() {
    let call = ReviewCall(at: Self.at(1_000))
    #expect(!call.isOver(at: Self.at(5_999)))
    #expect(call.isOver(at: Self.at(6_000)))
    #expect(call.end(after: Self.at(2_000)) == Self.at(2_000).advanced(by: .seconds(4)))
    #expect(call.end(after: Self.at(9_000)) == Self.at(9_000))
  }

  @Test("Time in which the app is not active, or shows something in front, does not count (R34)")
  func obstructed() {
    var call = ReviewCall(at: Self.at(0))
    call.changed(isActive: false, at: Self.at(2_000))
    #expect(call.end(after: Self.at(2_000)) == nil)
    call.block("lock", at: Self.at(60_000))
    call.changed(isActive: true, at: Self.at(61_000))
    #expect(!call.isOver(at: Self.at(90_000)))
    call.unblock("lock", at: Self.at(90_000))
    #expect(!call.isOver(at: Self.at(92_999)))
    #expect(call.isOver(at: Self.at(93_000)))
    call.block("sheet", at: Self.at(93_000))
    #expect(call.end(after: Self.at(99_000)) == Self.at(99_000))
  }

  @Test("A clock that goes back takes nothing away")
  func back() {
    var call = ReviewCall(at: Self.at(10_000), isActive: false)
    call.changed(isActive: true, at: Self.at(10_000))
    call.changed(isActive: true, at: Self.at(12_000))
    call.changed(isActive: true, at: Self.at(0))
    #expect(call.end(after: Self.at(0)) == Self.at(0).advanced(by: .seconds(3)))
  }

  @Test("The prompt is called for the ask on screen alone, and each call counts once (R25)")
  func calling() {
    let prompt = CountedReviewPrompt()
    var queue = LaunchQueue<ReviewAskItem>(pipeline: .empty)
    let ask = ReviewAskItem()
    let found1 = queue.askForReview(ask, by: prompt, at: Self.at(0))
    #expect(found1 == nil)
    queue.offer([ask, ReviewAskItem("second")], at: Self.at(0))
    let found2 = queue.askForReview(ReviewAskItem("second"), by: prompt, at: Self.at(0))
    #expect(found2 == nil)
    #expect(prompt.calls == 0)
    let call = queue.askForReview(ask, by: prompt, at: Self.at(0))
    #expect(prompt.calls == 1)
    #expect(call?.end(after: Self.at(0)) == Self.at(0).advanced(by: .seconds(5)))
    #expect(queue.current?.id == "reviewAsk")
    #expect(queue.record.presentations(in: .reviewAsks).count == 1)
  }
}
