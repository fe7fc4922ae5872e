import Foundation

/// Tests of what's new, onboarding, importers and content; of a table the rows that matter.
let itemCatchers: [String: @Sendable () async throws -> Void] = [
  "ContentTests.links": {
    let texts = [("https://a.b", true), ("javascript:alert(1)", false), ("https:///a", false)]
    for (text, isLink) in texts { ContentTests().links(text: text, isLink: isLink) }
  },
  "ContentTests.matching": { try ContentTests().matching(version: "1.2.2", expected: nil) },
  "ContentTests.runs": { ContentTests().runs() },
  "ContentTextTests.visible": {
    ContentTextTests().visible(text: "\u{1B}[2J", expected: "\u{FFFD}[2J")
  },
  "EligibilityTests.confirming": { await EligibilityTests().confirming() },
  "ImporterTests.appirater": { ImporterTests().appirater() },
  "ImporterTests.lastVersion": {
    ImporterTests().lastVersion(
      importer: LastVersionImporter(key: "last", holding: .build),
      value: .text("1042"),
      version: "2.0",
      skipped: []
    )
  },
  "ImporterTests.whatsNewKit": {
    ImporterTests().whatsNewKit(importer: .whatsNewKit2, start: "WhatsNewKit.")
  },
  "ImportingStoreTests.adoption": { try ImportingStoreTests().adoption() },
  "ImportingStoreTests.unreadable": { ImportingStoreTests().unreadable(code: .unreadableNow) },
  "MarkdownTests.emphasis": {
    MarkdownTests().emphasis(markdown: "**a**", expected: "<s a>")
  },
  "MarkdownTests.links": {
    let refused = "[a](javascript:alert(1))"
    MarkdownTests().links(markdown: refused, expected: refused)
  },
  "OnboardingProgressTests.skipping": { OnboardingProgressTests().skipping() },
  "OnboardingProgressTests.through": { OnboardingProgressTests().through() },
  "ReviewCallTests.obstructed": { await ReviewCallTests().obstructed() },
  "VersionStoreTests.keys": { await VersionStoreTests().keys(prefix: "WhatsNewKit") },
  "VersionStoreTests.record": { await VersionStoreTests().record() },
  "VersionStoreTests.shared": { await VersionStoreTests().shared() },
  "WhatsNewDocumentTests.faults": {
    WhatsNewDocumentTests().faults(
      members: #""colour": 1"#,
      message: "$.contents[0].colour: this key is not known; known are version, title, titleColor, "
        + "features, primaryAction, secondaryAction, layout, theme."
    )
  },
  "WhatsNewDocumentTests.limits": { WhatsNewDocumentTests().limits() },
  "WhatsNewPagerStateTests.goingThrough": { try WhatsNewPagerStateTests().goingThrough() },
  "WhatsNewPagerStateTests.joining": {
    try WhatsNewPagerStateTests().joining(
      pages: ["a", "b", "a"],
      position: 2,
      new: ["a", "x", "b", "a"],
      expected: ["a", "x", "b", "a"],
      place: 3
    )
  },
  "WhatsNewPagerStateTests.otherVersion": { try WhatsNewPagerStateTests().otherVersion() },
  "WhatsNewPagerStateTests.permission": { try WhatsNewPagerStateTests().permission() },
  "WhatsNewPagerStateTests.step": { try WhatsNewPagerStateTests().step() },
  "WhatsNewPagerStateTests.withdrawn": { try WhatsNewPagerStateTests().withdrawn() },
  "WhatsNewTrackerTests.existing": { await WhatsNewTrackerTests().existing() },
  "WhatsNewTrackerTests.keeping": { await WhatsNewTrackerTests().keeping() },
]
