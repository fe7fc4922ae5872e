/// What can catch a planted fault, by the name that `faults.txt` uses: laws and tests that fail by
/// throwing or by recording an issue. Scenario files need no entry (``ScenarioCatcher``).
let catchers = lawCatchers.merging(itemCatchers) { law, _ in law }

/// Laws of the engine.
private let lawCatchers: [String: @Sendable () async throws -> Void] = [
  "AccountingLaws.deathsLoseNothing": { try AccountingLaws(launches: 400).deathsLoseNothing() },
  "DocumentLaws.badDocumentsChangeNothing": { try DocumentLaws().badDocumentsChangeNothing() },
  "DocumentLaws.errorsNamePlaces": { try DocumentLaws().errorsNamePlaces() },
  "DocumentLaws.longNeedsAreRefused": { try DocumentLaws().longNeedsAreRefused() },
  "DurationLaws.sumsSaturate": { try DurationLaws().sumsSaturate() },
  "DurationLaws.unitsAreExact": { try DurationLaws().unitsAreExact() },
  "ExplanationLaws.everythingIsExplained": {
    try ExplanationLaws(launches: 150).everythingIsExplained()
  },
  "KeeperLaws.failedWritesAreRepeated": { try await KeeperLaws().failedWritesAreRepeated() },
  "KeeperLaws.noWriteIsLost": { try await KeeperLaws(launches: 50).noWriteIsLost() },
  "OrderLaws.offersComeInAnyOrder": { try OrderLaws(launches: 100).offersComeInAnyOrder() },
  "OrderLaws.orderingsCompose": { try OrderLaws(launches: 100).orderingsCompose() },
  "OrderLaws.providersAreInOrder": { try OrderLaws(launches: 100).providersAreInOrder() },
  "OrderLaws.transcriptsAreEqual": { try OrderLaws(launches: 100).transcriptsAreEqual() },
  "PipelineLaws.batchesAreSingleVerdicts": {
    try PipelineLaws(launches: 150).batchesAreSingleVerdicts()
  },
  "PipelineLaws.mandatorySlotsAreSpared": {
    try PipelineLaws(launches: 150).mandatorySlotsAreSpared()
  },
  "PipelineLaws.orderDoesNotMatter": { try PipelineLaws(launches: 150).orderDoesNotMatter() },
  "PipelineLaws.policiesOnlyRestrict": { try PipelineLaws(launches: 150).policiesOnlyRestrict() },
  "PlainQueueLaws.agree": { try PlainQueueLaws(launches: 300).agree() },
  "ProcessLaws.nothingIsLostOrCountedTwice": {
    try await ProcessLaws(launches: 300).nothingIsLostOrCountedTwice()
  },
  "QueueLaws.askingStops": { try QueueLaws(launches: 150).askingStops() },
  "QueueLaws.blockersStopAll": { try QueueLaws(launches: 150).blockersStopAll() },
  "QueueLaws.followUpsStandInFront": { try QueueLaws(launches: 150).followUpsStandInFront() },
  "QueueLaws.holdsConsumeNothing": { try QueueLaws(launches: 150).holdsConsumeNothing() },
  "QueueLaws.listsAreApart": { try QueueLaws(launches: 150).listsAreApart() },
  "QueueLaws.nothingReplaces": { try QueueLaws(launches: 150).nothingReplaces() },
  "QueueLaws.repeatsChangeNothing": { try QueueLaws(launches: 150).repeatsChangeNothing() },
  "ReferenceQueueLaws.agree": { try ReferenceQueueLaws(launches: 400).agree() },
  "SessionLaws.carriedScreensCount": { try SessionLaws(launches: 150).carriedScreensCount() },
  "SessionLaws.onlyActiveLaunchesCount": {
    try SessionLaws(launches: 150).onlyActiveLaunchesCount()
  },
  "SessionLaws.terminalsHaveSessions": { try SessionLaws(launches: 150).terminalsHaveSessions() },
  "SessionLaws.theGapIsExceeded": { try SessionLaws(launches: 150).theGapIsExceeded() },
  "SessionLaws.theProcessRemembers": { try SessionLaws(launches: 150).theProcessRemembers() },
  "StandardLaws.calmShowsOne": { try StandardLaws(launches: 250).calmShowsOne() },
  "StandardLaws.crashLoopsAreBroken": { try StandardLaws(launches: 250).crashLoopsAreBroken() },
  "StandardLaws.linksKeepQuiet": { try StandardLaws(launches: 250).linksKeepQuiet() },
  "StandardLaws.newsDoesNotFollowOnboarding": {
    try StandardLaws(launches: 250).newsDoesNotFollowOnboarding()
  },
  "StandardLaws.nothingFollowsAPaywall": {
    try StandardLaws(launches: 250).nothingFollowsAPaywall()
  },
  "StandardLaws.nothingIsAskedAfterOnboarding": {
    try StandardLaws(launches: 250).nothingIsAskedAfterOnboarding()
  },
  "StandardLaws.oneAskALaunch": { try StandardLaws(launches: 250).oneAskALaunch() },
  "PolicyBoundLaws.capsAreExact": { try PolicyBoundLaws().capsAreExact() },
  "PolicyBoundLaws.clocksSetBackBlockNoLonger": {
    try PolicyBoundLaws().clocksSetBackBlockNoLonger()
  },
  "PolicyBoundLaws.cooldownsAreExact": { try PolicyBoundLaws().cooldownsAreExact() },
  "PolicyBoundLaws.minimumDaysAreExact": { try PolicyBoundLaws().minimumDaysAreExact() },
  "PolicyBoundLaws.rolloutsAreExact": { try PolicyBoundLaws().rolloutsAreExact() },
  "StoreLaws.damageIsSetAside": { try StoreLaws().damageIsSetAside() },
  "StoreLaws.newerRecordsStay": { try StoreLaws().newerRecordsStay() },
  "StoreLaws.savesReplace": { try StoreLaws().savesReplace() },
  "StoreLaws.storesKeepRecords": { try StoreLaws(launches: 20).storesKeepRecords() },
  "StoreLaws.unknownFieldsReturn": { try StoreLaws().unknownFieldsReturn() },
  "StoreLaws.unreadableIsNotMissing": { try StoreLaws().unreadableIsNotMissing() },
  "VerdictLaws.hasOneOrder": { try VerdictLaws().hasOneOrder() },
  "VerdictLaws.isLattice": { try VerdictLaws().isLattice() },
  "VerdictLaws.isUnion": { try VerdictLaws().isUnion() },
  "VersionLaws.orderIsTotal": { try VersionLaws().orderIsTotal() },
  "VersionLaws.textsAreStrict": { try VersionLaws().textsAreStrict() },
  "WindowLaws.capsAreExact": { try WindowLaws(launches: 150).capsAreExact() },
  "WindowLaws.clocksSetBackBlockNoLonger": {
    try WindowLaws(launches: 150).clocksSetBackBlockNoLonger()
  },
  "WindowLaws.cooldownsEnd": { try WindowLaws(launches: 150).cooldownsEnd() },
  "WindowLaws.dailyCapsEndAtMidnight": { try WindowLaws(launches: 150).dailyCapsEndAtMidnight() },
  "WindowLaws.thresholdsAreReached": { try WindowLaws(launches: 150).thresholdsAreReached() },
]
