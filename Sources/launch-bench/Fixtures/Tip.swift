import AppLaunch

/// One of very many items, which only policies limit.
struct Tip: LaunchItem {
  let id: LaunchItemID
  let slot: LaunchSlot
  let rank: Int

  var settledBy: LaunchSettlement { .never }
}

extension Tip {
  /// Returns so many tips, evenly in all slots.
  static func many(_ count: Int) -> [Tip] {
    (0..<count).map { number in
      Tip(
        id: LaunchItemID("tip \(number)"),
        slot: LaunchSlot.builtIn[number % LaunchSlot.builtIn.count],
        rank: number % 97
      )
    }
  }

  /// Returns so many tips in one slot, by rank.
  static func row(_ count: Int) -> [Tip] {
    (0..<count).map { Tip(id: LaunchItemID("tip \($0)"), slot: .other, rank: $0) }
  }
}
