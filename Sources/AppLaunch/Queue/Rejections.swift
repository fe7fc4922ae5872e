/// Items that could not be admitted to a queue, each once, in the order in which they first were.
struct Rejections: Sendable {
  private var reasons: [LaunchItemID: String] = [:]
  private var order: [LaunchItemID] = []

  /// Adds an item, or gives one that is known the later reason.
  mutating func add(_ id: LaunchItemID, _ reason: String) {
    if reasons.updateValue(reason, forKey: id) == nil { order.append(id) }
  }

  /// All of them.
  var all: [LaunchExplanation.Rejection] {
    order.map { LaunchExplanation.Rejection(id: $0, reason: reasons[$0] ?? "") }
  }
}
