import Testing

@testable import AppLaunch

@Suite("Offers and answers") struct QueueOfferingTests {
  private let tips = LaunchSource("tips", order: 0)
  private let sales = LaunchSource("sales", order: 1)
  private let tip = AnyLaunchItem("tip", slot: .other)
  private let sale = AnyLaunchItem("sale", slot: .paywall)

  private typealias Answer = ProviderAnswer<AnyLaunchItem>

  private func makeQueue(record: LaunchRecord = LaunchRecord()) -> LaunchQueue<AnyLaunchItem> {
    let launch = Launch(
      version: "1.0",
      startedAt: LaunchInstant(wall: LaunchTime(milliseconds: 0), elapsed: .zero)
    )
    return LaunchQueue(launch: launch, record: record, pipeline: .empty)
  }

  @Test("R49: a provider that answers when the launch is opened is not waited for")
  func answeredAtOnce() {
    var queue = makeQueue()
    queue.open(
      [(sales, Answer()), (tips, Answer(offers: [tip]))],
      awaiting: [PendingProvider(sales, slots: [.paywall])]
    )
    #expect(queue.current?.id == "tip")
    #expect(queue.explain().pending.isEmpty)
  }

  @Test("R36: a second answer is reported and skipped, at the opening and later")
  func answeredTwice() {
    var queue = makeQueue()
    queue.open([(tips, Answer(offers: [tip])), (tips, Answer(offers: [sale]))])
    queue.answered(tips, Answer(offers: [sale]))
    queue.providerFailed(tips, "late")
    #expect(queue.events.count { $0.kind == .providerAnsweredTwice(tips) } == 3)
    #expect(queue.explain().faults == [ProviderFault(tips, .answeredTwice)])
    #expect(!queue.hasMet("sale"))
  }

  @Test("R49: a provider that is asked once more while it is awaited is awaited all the same (N6)")
  func askedAgain() {
    var queue = makeQueue()
    queue.open([], awaiting: [PendingProvider(sales, slots: [.paywall])])
    queue.answeredAgain([(sales, Answer()), (tips, Answer(offers: [tip]))])
    #expect(queue.current == nil)
    queue.answered(sales, Answer(offers: [sale]))
    #expect(queue.current?.id == "sale")
    #expect(!queue.events.contains { $0.kind == .providerAnsweredTwice(sales) })
  }

  @Test(
    "R36: a provider that says too much is reported, whatever of it",
    arguments: ["offers", "declines"],
    [false, true]
  )
  func tooMuch(what: String, isAskedAgain: Bool) {
    let ids = (0...1_000).map { LaunchItemID("item \($0)") }
    var answer = Answer()
    switch what {
    case "offers": answer.offers = ids.map { AnyLaunchItem($0, slot: .other) }
    default: answer.declines = ids.map { LaunchDecline($0, .adopted) }
    }
    var queue = makeQueue()
    if isAskedAgain { queue.answeredAgain([(tips, answer)]) } else { queue.open([(tips, answer)]) }
    #expect(queue.waiting.isEmpty)
    let explanation = queue.explain()
    #expect(explanation.declines.isEmpty)
    let fault = "\(what) 1001 items, the most is 1000"
    #expect(explanation.faults == [ProviderFault(tips, .failed(fault))])
    #expect(queue.events.map(\.kind) == [.providerFailed(tips, fault)])
  }

  @Test(
    "R36: a provider that offers too much by itself is reported; the app may offer what it likes"
  )
  func offersTooMuch() {
    let items = (0...1_000).map { AnyLaunchItem(LaunchItemID("item \($0)"), slot: .other) }
    var queue = makeQueue()
    queue.offer(items, from: tips)
    #expect(queue.current == nil)
    #expect(
      queue.explain().faults
        == [ProviderFault(tips, .failed("offers 1001 items, the most is 1000"))]
    )
    queue.offer(items)
    #expect(queue.waiting.count == 1_000)
    #expect(queue.explain().faults.count == 1)
  }

  @Test("R36: a provider that was waited for offers nothing outside its slots, whenever it does")
  func declaredSlots() {
    var queue = makeQueue()
    queue.open([], awaiting: [PendingProvider(sales, slots: [.paywall])])
    let other = AnyLaunchItem("other", slot: .other)
    queue.answered(sales, Answer())
    queue.answeredAgain([(sales, Answer(offers: [other]))])
    queue.offer([other], from: sales)
    #expect(!queue.hasMet("other"))
    #expect(queue.explain().rejections.map(\.id) == ["other"])
    queue.answeredAgain([(sales, Answer(offers: [sale]))])
    #expect(queue.current?.id == "sale")
    queue.offer(other)
    #expect(queue.hasMet("other"))
  }

  static let senseless: [(AnyLaunchItem, String)] = [
    (AnyLaunchItem("", slot: .other), "the id is empty"),
    (AnyLaunchItem("a\u{7}", slot: .other), "the id has a control character"),
    (AnyLaunchItem("a", slot: LaunchSlot("", priority: 1)), "the name of its slot is empty"),
    (
      AnyLaunchItem("a", slot: LaunchSlot(String(repeating: "s", count: 201), priority: 1)),
      "the name of its slot is longer than 200 bytes"
    ),
    (
      AnyLaunchItem("a", slot: LaunchSlot("paywall", priority: 7)),
      "the slot paywall has priority 7, and elsewhere 400"
    ),
    (
      AnyLaunchItem("a", slot: LaunchSlot("paywall", priority: 400, mandatory: true)),
      "the slot paywall is mandatory, and elsewhere is not"
    ),
    (
      AnyLaunchItem(
        "a",
        slot: .other,
        edition: LaunchEdition(rawValue: String(repeating: "e", count: 32_769))
      ),
      "an edition is longer than 32768 bytes"
    ),
  ]

  @Test(
    "R36: an item that makes no sense is rejected with the reason, and the others are taken",
    arguments: senseless.map { (Shortened($0), $1) }
  )
  func nonsense(item: Shortened<AnyLaunchItem>, reason: String) {
    let item = item.value
    var queue = makeQueue()
    queue.open([(tips, Answer(offers: [item, tip]))])
    #expect(queue.events.map(\.kind).contains(.rejected(item.id, reason)))
    #expect(queue.current?.id == "tip")
    #expect(queue.waiting.isEmpty)
  }

  @Test("R36: a decline without a usable name is rejected")
  func namelessDecline() {
    var queue = makeQueue()
    queue.decline([LaunchDecline("", .adopted)])
    #expect(queue.explain().declines.isEmpty)
    #expect(queue.events.map(\.kind) == [.rejected("", "the id is empty")])
  }

  @Test("R4: an item whose name changes from one look to the next is known by one of them")
  func changingName() {
    let changing = ChangingItem()
    var queue = LaunchQueue<ChangingItem>(pipeline: .empty)
    queue.block("call")
    queue.offer(changing)
    let known = queue.candidates.map(\.id)
    #expect(known.allSatisfy(queue.hasMet))
  }

  @Test("R25: an item whose parts are all settled is declined, one with a part that is not shows")
  func parts() {
    var first = makeQueue()
    let both = AnyLaunchItem("flow", slot: .onboarding, edition: "a+b")
    var flow = both
    flow.settles = ["a", "b"]
    first.offer(flow)
    first.dismissed(flow)

    var second = makeQueue(record: first.record)
    flow.edition = "b+a"
    second.offer(flow)
    #expect(second.current == nil)
    #expect(second.explain().declines.map(\.reason.name) == ["settled"])

    var third = makeQueue(record: first.record)
    flow.edition = "b+c"
    flow.settles = ["b", "c"]
    third.offer(flow)
    #expect(third.current?.edition == "b+c")
  }

  @Test("N21: notes of a provider that answers late keep the baseline where it was")
  func lateNotes() {
    var record = LaunchRecord()
    record.baseline = "0.9"
    var launch = Launch(
      version: "1.0",
      startedAt: LaunchInstant(wall: LaunchTime(milliseconds: 0), elapsed: .zero)
    )
    record.await(due: [], in: &launch)
    #expect(record.baseline == "1.0")
    var queue = LaunchQueue<AnyLaunchItem>(launch: launch, record: record, pipeline: .empty)
    let news = AnyLaunchItem("news", slot: .whatsNew, edition: "1")
    queue.open([], awaiting: [PendingProvider(tips, slots: [.whatsNew])])
    queue.answered(tips, Answer(offers: [news], due: [EditionKey("news", edition: "1")]))
    #expect(queue.record.baseline == "0.9")
    queue.dismissed(news)
    #expect(queue.record.baseline == "1.0")
  }

  @Test("R42: an explanation of many items names the first few that stand before each")
  func manyAhead() {
    var queue = makeQueue()
    queue.block("call")
    queue.offer((0..<3_000).map { AnyLaunchItem(LaunchItemID("i\($0)"), slot: .other, rank: $0) })
    let explanation = queue.explain()
    #expect(explanation.candidate("i2999")?.behind.count == 2_999)
    let lines = explanation.description.split(separator: "\n")
    #expect(lines.contains("  i8 (other), behind i0, i1, i2, i3, i4, i5, i6, i7"))
    #expect(lines.contains("  i9 (other), behind i0, i1, i2, i3, i4, i5, i6, i7 and 1 more"))
  }
}

/// An item of an app that makes up a new name each time.
private struct ChangingItem: LaunchItem {
  private let count = Counter()

  var id: LaunchItemID { LaunchItemID("item \(count.next())") }

  var slot: LaunchSlot { .other }

  private final class Counter: Sendable {
    private let value = Guarded(0)

    func next() -> Int {
      value.withLock { value in
        value += 1
        return value
      }
    }
  }
}
