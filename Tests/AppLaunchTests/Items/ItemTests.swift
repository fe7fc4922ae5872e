import AppLaunch
import Testing

@Suite("Items")
struct ItemTests {
  @Test("An item that forwards to another is told apart by nothing but its type")
  func forwarding() {
    let base = AnyLaunchItem(
      "plan",
      slot: .paywall,
      edition: "2",
      rank: 3,
      settledBy: .presented,
      owner: .subject
    )
    let screen = Screen.plan(base)
    #expect(screen.id == "plan")
    #expect(screen.slot == .paywall)
    #expect(screen.edition == "2")
    #expect(screen.settles == base.settles)
    #expect(screen.rank == 3)
    #expect(screen.settledBy == .presented)
    #expect(screen.owner == .subject)
    var queue = LaunchQueue<Screen>(pipeline: .empty)
    queue.offer(screen)
    #expect(queue.current?.id == "plan")
  }

  private enum Screen: ForwardingLaunchItem {
    case plan(AnyLaunchItem)

    var base: any LaunchItem {
      switch self {
      case .plan(let item): item
      }
    }
  }
}
