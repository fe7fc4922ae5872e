import AppLaunch
import TestSupport

/// What a rule is about, in the plainest form.
enum LawScope {
  case everything
  case only([LaunchSlot])
  case except([LaunchSlot])
  case items([LaunchItemID])

  func contains(_ id: LaunchItemID?, _ slot: LaunchSlot) -> Bool {
    switch self {
    case .everything: true
    case .only(let slots): slots.contains(slot)
    case .except(let slots): !slots.contains(slot)
    case .items(let ids): id.map(ids.contains) ?? false
    }
  }

  /// Whether a rule is asked about an item: of mandatory slots only where it names them (R10).
  func applies(to item: AnyLaunchItem) -> Bool {
    guard item.slot.mandatory else { return contains(item.id, item.slot) }
    if case .only(let slots) = self { return slots.contains(item.slot) }
    return false
  }

  /// The same scope in the package's words.
  var scope: LaunchScope {
    switch self {
    case .everything: .everything
    case .only(let slots): .only(slots: slots)
    case .except(let slots): .except(slots: slots)
    case .items(let ids): .only(items: ids)
    }
  }

  static func random(_ pool: LawPool, using random: inout SeededGenerator) -> Self {
    let slots = pool.slots.shuffled(using: &random).prefix(.random(in: 1...3, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .everything
    case 1, 2: return .except(Array(slots))
    case 3:
      let installed = pool.items.filter { $0.owner == .install }.map(\.id)
      return .items(Array(installed.shuffled(using: &random).prefix(2)))
    default: return .only(Array(slots))
    }
  }
}
