/// The candidates that wait, in order: follow-ups first, then by sort key.
struct WaitingList: Sendable {
  private(set) var candidates: [LaunchCandidate] = []

  /// How many follow-ups stand in front.
  private(set) var followUps = 0

  var count: Int { candidates.count }

  /// Returns the position of an item.
  func position(of id: LaunchItemID) -> Int? {
    candidates.firstIndex { $0.id == id }
  }

  /// Adds candidates behind the follow-ups, each in its place.
  mutating func insert(_ added: [LaunchCandidate]) {
    if added.count == 1 {
      insert(added[0])
      return
    }
    guard let first = added.min(by: Self.precedes) else { return }
    let isBehind = count == followUps || Self.precedes(candidates[count - 1], first)
    candidates += added
    // The sort merges runs that are in order already.
    let start = isBehind ? count - added.count : followUps
    candidates[start...].sort(by: Self.precedes)
  }

  /// Puts follow-ups in front of all that wait, in the order given (R48).
  mutating func insertFollowUps(_ added: [LaunchCandidate]) {
    candidates.insert(
      contentsOf: added.map { candidate in
        var candidate = candidate
        candidate.follow()
        return candidate
      },
      at: 0
    )
    followUps += added.count
  }

  /// Removes one candidate.
  mutating func remove(at index: Int) -> LaunchCandidate {
    if index < followUps { followUps -= 1 }
    return candidates.remove(at: index)
  }

  /// Removes the candidates at some positions, given in order.
  mutating func remove(at positions: [Int]) {
    guard let first = positions.first else { return }
    var next = 0
    var target = first
    for index in first..<count {
      if next < positions.count, positions[next] == index {
        next += 1
      } else {
        candidates.swapAt(index, target)
        target += 1
      }
    }
    followUps -= positions.prefix { $0 < followUps }.count
    candidates.removeLast(count - target)
  }

  /// Looks up again what the record knows of each candidate.
  mutating func refresh(from record: LaunchRecord) {
    for index in candidates.indices { candidates[index].refresh(from: record) }
  }

  private static func precedes(_ lhs: LaunchCandidate, _ rhs: LaunchCandidate) -> Bool {
    lhs.card.key < rhs.card.key
  }

  /// Adds one candidate behind those that stand before it.
  private mutating func insert(_ candidate: LaunchCandidate) {
    var (low, high) = (followUps, count)
    if low < high, Self.precedes(candidates[high - 1], candidate) { low = high }
    while low < high {
      let middle = (low + high) / 2
      if Self.precedes(candidates[middle], candidate) { low = middle + 1 } else { high = middle }
    }
    candidates.insert(candidate, at: low)
  }
}
