// Compiled twice, with either default isolation: the other folder holds a link to this file.
import AppLaunch
import AppLaunchItems
import Testing

enum NewsPage: String, Hashable, Sendable { case yearCards, yearNotes }

struct GrowthOffer: Sendable {
  var name: String
}

enum LaunchScreen: LaunchItem {
  case onboarding
  case whatsNew(Release<NewsPage>)
  case trialOffer
  case growth(GrowthOffer)

  var id: LaunchItemID {
    switch self {
    case .onboarding: "onboarding"
    case .whatsNew: "whatsNew"
    case .trialOffer: "trialOffer"
    case .growth(let offer): LaunchItemID("growth.\(offer.name)")
    }
  }

  var slot: LaunchSlot {
    switch self {
    case .onboarding: .onboarding
    case .whatsNew: .whatsNew
    case .trialOffer: .followUp
    case .growth: .other
    }
  }
}

/// An enum with string raw values has its `id` already.
enum Tip: String, LaunchItem {
  case search, share

  var slot: LaunchSlot { .other }
}

@Suite("Call sites of the queue")
struct QueueCallSites {
  let canStartTrial = true

  @Test("The queue takes offers and dismissals, and says what to show")
  func queue() throws {
    var queue = LaunchQueue<LaunchScreen>()
    queue.offer([.trialOffer, .onboarding])
    guard case .onboarding? = queue.current else {
      Issue.record("shows \(String(describing: queue.current))")
      return
    }
    queue.dismissed(.onboarding, then: canStartTrial ? [.trialOffer] : [])
    #expect(queue.held.map(\.id) == ["trialOffer"])
    #expect(queue.dropped.isEmpty && queue.waiting.isEmpty && queue.isIdle)
    let explanation = queue.explain()
    #expect(
      explanation.candidate("trialOffer")?.objections.map(\.description) == [
        "hold: onboarding was shown in this launch"
      ]
    )
  }

  @Test("Items carry what they show")
  func payload() throws {
    let release = Release<NewsPage>(version: "1.6.1", pages: [.yearCards, .yearNotes])
    var queue = LaunchQueue<LaunchScreen>(pipeline: [.calm])
    queue.offer([.growth(GrowthOffer(name: "friends")), .whatsNew(release)])
    guard case .whatsNew(let shown)? = queue.current else {
      Issue.record("shows \(String(describing: queue.current))")
      return
    }
    #expect(shown.pages == [.yearCards, .yearNotes])
  }

  @Test("An enum of texts needs a slot and nothing else")
  func texts() {
    var queue = LaunchQueue<Tip>(pipeline: .empty)
    queue.offer([.share, .search])
    #expect(queue.current == .share)
    queue.withdraw("share")
    #expect(queue.current == .search)
  }
}
