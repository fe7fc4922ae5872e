import AppLaunch
import TestSupport

/// The items and slots of one random game.
struct LawPool {
  var slots: [LaunchSlot]
  var items: [AnyLaunchItem]

  /// Slots of apps: one mandatory, one at the priority of another, one between two.
  static let slots: [LaunchSlot] =
    LaunchSlot.builtIn + [
      LaunchSlot("consent", priority: 50, mandatory: true),
      LaunchSlot("survey", priority: 300),
      LaunchSlot("tips", priority: 350),
    ]

  init(using random: inout SeededGenerator) {
    slots = Array(Self.slots.shuffled(using: &random).prefix(.random(in: 3...9, using: &random)))
    items = []
    for index in 0..<Int.random(in: 3...9, using: &random) {
      var item = AnyLaunchItem(
        LaunchItemID(String(UnicodeScalar(UInt8(97 + index)))),
        slot: slots.randomElement(using: &random) ?? .other,
        rank: .random(in: -1...1, using: &random),
        settledBy: random.chance(0.5)
          ? nil : LaunchSettlement.allCases.randomElement(using: &random),
        owner: random.chance(0.3) ? .subject : .install
      )
      items.append(item)
      guard random.chance(0.3) else { continue }
      item.edition = "2"
      if random.chance(0.5) { item.settles = ["2", "3"] }
      items.append(item)
    }
  }

  /// Returns some items, in any order; one may be there twice.
  func some(_ most: Int, using random: inout SeededGenerator) -> [AnyLaunchItem] {
    (0..<Int.random(in: 0...most, using: &random)).compactMap { _ in
      items.randomElement(using: &random)
    }
  }
}

extension SeededGenerator {
  /// Returns true with a probability.
  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }
}
