/// The candidates that wait, in the order of their sort keys.
struct WaitingList: Sendable {
  private(set) var candidates: [LaunchCandidate] = []

  var count: Int { candidates.count }

  /// Returns the position of an item.
  func position(of id: LaunchItemID) -> Int? {
    candidates.firstIndex { $0.id == id }
  }

  /// Adds candidates, each in its place.
  mutating func insert(_ added: [LaunchCandidate]) {
    if added.count == 1 {
      insert(added[0])
      return
    }
    guard let first = added.min(by: Self.precedes) else { return }
    let isBehind = candidates.last.map { Self.precedes($0, first) } ?? true
    candidates += added
    sort(from: isBehind ? count - added.count : 0)
  }

  /// Removes one candidate.
  mutating func remove(at index: Int) -> LaunchCandidate {
    candidates.remove(at: index)
  }

  /// Removes those candidates that are among some items, and returns them.
  mutating func remove(_ ids: Set<LaunchItemID>) -> [LaunchItemID: LaunchCandidate] {
    let positions = candidates.indices.filter { ids.contains(candidates[$0].id) }
    let removed = positions.map { (candidates[$0].id, candidates[$0]) }
    remove(at: positions)
    return Dictionary(removed) { first, _ in first }
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
    var (low, high) = (0, count)
    if let last = candidates.last, Self.precedes(last, candidate) { low = high }
    while low < high {
      let middle = (low + high) / 2
      if Self.precedes(candidates[middle], candidate) { low = middle + 1 } else { high = middle }
    }
    candidates.insert(candidate, at: low)
  }

  /// Puts the candidates from a position on in order.
  ///
  /// Of many, numbers are sorted in their place: comparing candidates would retain both, each time.
  private mutating func sort(from start: Int) {
    guard count - start > 16, candidates[start].card.key.orderings.isEmpty else {
      candidates[start...].sort(by: Self.precedes)
      return
    }
    var slots: [LaunchSlot] = []
    for candidate in candidates[start...] where !slots.contains(candidate.slot) {
      slots.append(candidate.slot)
    }
    slots.sort()
    let places = candidates[start...].map { candidate in
      let key = candidate.card.key
      let slot = slots.firstIndex(of: key.slot) ?? 0
      return (key.followUp, slot, key.rank, key.provider, key.sequence)
    }
    let order = places.indices.sorted { places[$0] < places[$1] }
    candidates[start...] = ArraySlice(order.map { candidates[start + $0] })
  }
}
