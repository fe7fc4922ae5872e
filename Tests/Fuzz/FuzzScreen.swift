import AppLaunch

/// An item with whatever a harness needs.
struct FuzzScreen: LaunchItem {
  var id: LaunchItemID
  var slot: LaunchSlot
  var edition = LaunchEdition.only
  var rank = 0
  var settledBy = LaunchSettlement.dismissed
  var owner = LaunchOwner.install
}

extension LaunchTime {
  /// The ends of the range, both sides of 1970, and a day of our own.
  static let extremes = [Int64.min, -1, 0, 1_772_442_000_000, .max].map(Self.init(milliseconds:))
}

extension LaunchInstant {
  /// Each extreme time, with an elapsed time that is extreme too.
  static let extremes = zip(LaunchTime.extremes, [Int64.min, 0, 1, 60_000, .max]).map {
    LaunchInstant(wall: $0, elapsed: LaunchDuration(milliseconds: $1))
  }
}
