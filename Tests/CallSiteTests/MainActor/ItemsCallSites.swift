// Compiled twice, with either default isolation: the other folder holds a link to this file.
import AppLaunch
import AppLaunchItems
import Foundation
import Testing

extension ReleaseSelection {
  nonisolated static let majorsOnly = ReleaseSelection("majorsOnly") { due, _ in
    due.filter { $0.minor == 0 }
  }
}

/// What the documentation of `ReleaseSelection` does with it.
func majors(of catalog: ReleaseCatalog<NewsPage>) -> WhatsNewNotes<NewsPage> {
  let majors = WhatsNewNotes(catalog: catalog, selection: .majorsOnly)
  return majors
}

/// A team's own store of versions.
struct ListedVersions: WhatsNewVersionStore {
  let list: ListOfVersions

  func hasPresented(_ version: AppVersion) -> Bool { list.texts.contains(version.canonicalText) }
  func save(presentedVersion version: AppVersion) { list.texts.append(version.canonicalText) }
}

@MainActor
final class ListOfVersions {
  var texts: [String] = []
}

/// A team's own port.
struct TrialPort: EligibilityPort {
  let hadTrial: Bool
  var eligibility: Eligibility { .when(!hadTrial, else: "had a trial") }
}

/// A team's own port that takes time.
struct StorePort: AsyncEligibilityPort {
  let entitlements: [String]
  func eligibility() async throws -> Eligibility {
    .when(entitlements.isEmpty, else: "has paid")
  }
}

@Suite("Call sites of the items") @MainActor
struct ItemsCallSites {
  @Test("A tracker says which release is due, and settles it (A6)")
  func tracker() throws {
    let suite = "AppLaunchItems.call-sites.\(UUID().uuidString)"
    let appGroup = try #require(UserDefaults(suiteName: suite))
    defer { appGroup.removePersistentDomain(forName: suite) }
    appGroup.set("1.5", forKey: "lastSeenVersion")

    let store = UserDefaultsLaunchRecordStore(
      defaults: appGroup,
      lastLaunchedVersionKey: "lastSeenVersion"
    )
    let tracker = WhatsNewTracker<NewsPage>(
      catalog: [Release(version: "1.6.1", pages: [.yearCards, .yearNotes])],
      store: store
    )
    let start = tracker.begin(version: "1.6.1", untrackedEarlierUse: nil)
    #expect(start.kind == .adoption(from: "1.5"))
    if let release = start.release {
      #expect(release.keeping { $0 != .yearNotes }.pages == [.yearCards])
    } else {
      Issue.record("nothing is due")
    }
    tracker.settle()
    #expect(tracker.keeper.record.baseline == "1.6.1")
  }

  @Test("An empty catalog, and a bundle without a version, are fine (A6, R22)")
  func empty() {
    let empty = WhatsNewTracker<Never>(catalog: .empty, store: InMemoryLaunchRecordStore())
    let start = empty.begin(bundle: .main)
    #expect(start.release == nil)
  }

  @Test("An app chooses among the due releases by a rule of its own (B2)")
  func selection() {
    let due = [Release(version: "2.1", pages: [1]), Release(version: "2.0", pages: [2])]
    #expect(ReleaseSelection.majorsOnly.select(due, running: "2.1").map(\.version) == ["2.0"])
  }

  @Test("An app keeps versions where it wants (B3)")
  func versions() {
    let store = ListedVersions(list: ListOfVersions())
    store.save(presentedVersion: "1.6.0")
    #expect(store.hasPresented("1.6"))
  }

  @Test("An app asks whoever knows who has paid (R37)")
  func eligibility() async throws {
    let trial = EligibleOffer(TrialOfferItem(), to: TrialPort(hadTrial: true))
    #expect(trial.answer().declines.map(\.reason) == [.notEligible("had a trial")])
    let paywall = AsyncEligibleOffer(PaywallItem(), to: StorePort(entitlements: []))
    #expect(try await paywall.answer().offers == [PaywallItem()])
    let hasPaid = false
    let other = EligibleOffer(PaywallItem()) { .when(!hasPaid, else: "has paid") }
    #expect(other.answer().offers == [PaywallItem()])
  }
}
