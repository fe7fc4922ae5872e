import AppLaunch
import AppLaunchItems
import TestSupport
import Testing

@Suite("The pager of what's new") struct WhatsNewPagerStateTests {
  static let release = Release(version: "1.6.1", pages: ["a", "b", "c"])

  static func pager(_ pages: [String] = ["a", "b", "c"]) throws -> WhatsNewPagerState<String> {
    try #require(WhatsNewPagerState(Release(version: "1.6.1", pages: pages)))
  }

  @Test("A release without pages has no pager, since it is not due (R32)")
  func noPages() {
    #expect(WhatsNewPagerState(Release(version: "1.6.1", pages: [String]())) == nil)
  }

  @Test("Going on from the last page closes, and analytics learn of both ends (A11)")
  func goingThrough() throws {
    var pager = try Self.pager()
    let shownFound = pager.appeared()
    let shown = try #require(shownFound)
    #expect(shown.name == "whats_new_shown")
    #expect(shown.parameters == ["release": "1.6.1"])
    let found1 = pager.appeared()
    #expect(found1 == nil)
    let found2 = pager.next()
    #expect(found2 == nil)
    let found3 = pager.next()
    #expect(found3 == nil)
    #expect(pager.isLast)
    let closedFound = pager.next()
    let closed = try #require(closedFound)
    #expect(closed.name == "whats_new_closed")
    #expect(
      closed.parameters == ["release": "1.6.1", "page": "3", "pages": "3", "via": "finished"]
    )
    #expect(pager.end == .closed(.finished))
  }

  @Test(
    "Closing tells the page on screen, how many there were, and how (A11)",
    arguments: [
      (WhatsNewClosing.closeButton, "close_button", LaunchDismissal.closeButton),
      (.swipeDown, "swipe_down", .swipeDown),
      (.finished, "finished", .finished),
    ]
  )
  func closing(via: WhatsNewClosing, text: String, dismissal: LaunchDismissal) throws {
    var pager = try Self.pager()
    pager.next()
    let eventFound = pager.close(via: via)
    let event = try #require(eventFound)
    #expect(event == .closed(release: "1.6.1", page: 2, pages: 3, via: via))
    #expect(event.parameters["via"] == text)
    #expect(via.dismissal == dismissal)
    let found4 = pager.close(via: via)
    #expect(found4 == nil)
  }

  @Test("A step has the page's place until it is finished, which goes on (A10)")
  func step() throws {
    var pager = try Self.pager()
    pager.beginStep(asksPermission: false)
    #expect(pager.isCloseAllowed)
    pager.next()
    pager.turn(to: 2)
    #expect(pager.page == 1)
    let found5 = pager.finishStep()
    #expect(found5 == nil)
    #expect(pager.page == 2)
    let found6 = pager.finishStep()
    #expect(found6 == nil)
    #expect(pager.page == 2)
  }

  @Test("While a permission is asked the pages cannot be closed (A10)")
  func permission() throws {
    var pager = try Self.pager(["a"])
    pager.beginStep(asksPermission: true)
    #expect(!pager.isCloseAllowed)
    let refused = WhatsNewClosing.allCases.map { pager.close(via: $0) }
    #expect(refused == [nil, nil, nil])
    #expect(pager.end == nil)
    let found7 = pager.finishStep()
    #expect(found7 == .closed(release: "1.6.1", page: 1, pages: 1, via: .finished))
  }

  @Test("Pages that the app takes away give no event, and nothing brings them back (A11)")
  func withdrawn() throws {
    var pager = try Self.pager()
    pager.withdraw()
    #expect(pager.end == .withdrawn)
    let found8 = pager.appeared()
    #expect(found8 == nil)
    let found9 = pager.next()
    #expect(found9 == nil)
    let found10 = pager.close(via: .closeButton)
    #expect(found10 == nil)
    let found11 = pager.replace(with: Self.release)
    #expect(!found11)
  }

  @Test("Turning stays within the pages")
  func turning() throws {
    var pager = try Self.pager()
    pager.back()
    #expect(pager.current == "a")
    for place in [-1, 3, .max, .min] {
      pager.turn(to: place)
      #expect(pager.current == "a")
    }
    pager.turn(to: 2)
    pager.back()
    #expect(pager.current == "b")
  }

  @Test(
    "Of pages that join late the one on screen stays, and the others stand around it (R32, A8)",
    arguments: [
      (["a", "b", "c"], 1, ["a", "x", "b", "c"], ["a", "x", "b", "c"], 2),
      (["a", "b", "c"], 1, ["b"], ["b"], 0),
      (["a", "b", "c"], 1, ["a", "c"], ["a", "b", "c"], 1),
      (["a", "b", "c"], 2, [], ["c"], 0),
      (["a", "b", "c"], 2, ["x"], ["x", "c"], 1),
      (["a", "b", "a"], 2, ["a", "x", "b", "a"], ["a", "x", "b", "a"], 3),
    ] as [([String], Int, [String], [String], Int)]
  )
  func joining(
    pages: [String],
    position: Int,
    new: [String],
    expected: [String],
    place: Int
  ) throws {
    var pager = try Self.pager(pages)
    pager.turn(to: position)
    let found12 = pager.replace(with: Release(version: "1.6.1", pages: new))
    #expect(found12)
    #expect(pager.release.pages == expected)
    #expect(pager.position == place)
  }

  @Test("Pages of another version are not taken (R32)")
  func otherVersion() throws {
    var pager = try Self.pager()
    let found13 = pager.replace(with: Release(version: "1.6.2", pages: ["x"]))
    #expect(!found13)
    #expect(pager.release == Self.release)
    let found14 = pager.replace(with: Release(version: "1.6.1.0", pages: ["a", "x"]))
    #expect(found14)
  }

  @Test(
    "Whatever is done, a page is on screen, and each end is told once (R24)",
    arguments: 0..<200
  )
  func anything(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var pager = try Self.pager()
    var ends = 0
    for _ in 0..<60 {
      let before = pager.current
      var event: WhatsNewEvent?
      switch Int.random(in: 0..<9, using: &random) {
      case 0: event = pager.next()
      case 1: pager.back()
      case 2: pager.turn(to: Int.random(in: -2..<6, using: &random))
      case 3: pager.beginStep(asksPermission: Bool.random(using: &random))
      case 4: event = pager.finishStep()
      case 5 where ends == 0 && Int.random(in: 0..<20, using: &random) == 0:
        event = pager.close(via: .swipeDown)
      case 6:
        let pages = ["a", "b", "c", "d"].filter { _ in Bool.random(using: &random) }
        pager.replace(with: Release(version: "1.6.1", pages: pages))
        #expect(pager.current == before, "seed \(seed)")
      case 7 where Int.random(in: 0..<40, using: &random) == 0: pager.withdraw()
      default: break
      }
      if event != nil { ends += 1 }
      #expect(pager.release.pages.indices.contains(pager.position), "seed \(seed)")
    }
    #expect(ends <= 1, "seed \(seed)")
  }
}
