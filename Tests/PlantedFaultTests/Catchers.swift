/// What can catch a planted fault, by the name that `faults.txt` uses: laws and tests that fail by
/// throwing or by recording an issue. Scenario files need no entry (``ScenarioCatcher``).
let catchers: [String: @Sendable () async throws -> Void] = [
  "DurationLaws.sumsSaturate": { try DurationLaws().sumsSaturate() },
  "DurationLaws.unitsAreExact": { try DurationLaws().unitsAreExact() },
  "PolicyBoundLaws.capsAreExact": { try PolicyBoundLaws().capsAreExact() },
  "PolicyBoundLaws.clocksSetBackBlockNoLonger": {
    try PolicyBoundLaws().clocksSetBackBlockNoLonger()
  },
  "PolicyBoundLaws.cooldownsAreExact": { try PolicyBoundLaws().cooldownsAreExact() },
  "PolicyBoundLaws.minimumDaysAreExact": { try PolicyBoundLaws().minimumDaysAreExact() },
  "PolicyBoundLaws.rolloutsAreExact": { try PolicyBoundLaws().rolloutsAreExact() },
  "VerdictLaws.hasOneOrder": { try VerdictLaws().hasOneOrder() },
  "VerdictLaws.isLattice": { try VerdictLaws().isLattice() },
  "VerdictLaws.isUnion": { try VerdictLaws().isUnion() },
]
