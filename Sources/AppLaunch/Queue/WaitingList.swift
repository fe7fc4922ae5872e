/// The candidates that wait, in order: follow-ups first, then by sort key.
///
/// Columns instead of rows, so that policies walk candidates alone.
struct WaitingList<Item: LaunchItem>: Sendable {
  private(set) var candidates: [LaunchCandidate] = []
  private(set) var items: [Item] = []
  private(set) var keys: [SortKey] = []

  /// The policies that apply to each candidate.
  private(set) var masks: [PolicyMask] = []

  /// One row.
  struct Row: Sendable {
    var candidate: LaunchCandidate
    var item: Item
    var key: SortKey
    var mask: PolicyMask
  }

  var count: Int { candidates.count }

  /// Returns the position of an item.
  func position(of id: LaunchItemID) -> Int? {
    candidates.firstIndex { $0.id == id }
  }

  /// Adds rows, each in its place.
  mutating func insert(_ rows: [Row]) {
    guard !rows.isEmpty else { return }
    let sorted = rows.count == 1 ? rows : rows.sorted { $0.key < $1.key }
    if let last = keys.last, sorted[0].key < last {
      merge(sorted)
    } else {
      for row in sorted { append(row) }
    }
  }

  /// Removes one row.
  mutating func remove(at index: Int) -> Row {
    Row(
      candidate: candidates.remove(at: index),
      item: items.remove(at: index),
      key: keys.remove(at: index),
      mask: masks.remove(at: index)
    )
  }

  /// Removes the rows at some positions, given in order, passing each to a closure.
  mutating func remove(at positions: [Int], _ body: (Row) -> Void) {
    guard let first = positions.first else { return }
    var next = 0
    var target = first
    for index in first..<count {
      if next < positions.count, positions[next] == index {
        body(row(at: index))
        next += 1
      } else {
        if target != index { move(index, to: target) }
        target += 1
      }
    }
    let surplus = count - target
    candidates.removeLast(surplus)
    items.removeLast(surplus)
    keys.removeLast(surplus)
    masks.removeLast(surplus)
  }

  /// Looks up again what the record knows of each candidate.
  mutating func refresh(from record: LaunchRecord) {
    for index in candidates.indices { candidates[index].refresh(from: record) }
  }

  func row(at index: Int) -> Row {
    Row(
      candidate: candidates[index],
      item: items[index],
      key: keys[index],
      mask: masks[index]
    )
  }

  private mutating func append(_ row: Row) {
    insert(row, at: count)
  }

  private mutating func insert(_ row: Row, at index: Int) {
    candidates.insert(row.candidate, at: index)
    items.insert(row.item, at: index)
    keys.insert(row.key, at: index)
    masks.insert(row.mask, at: index)
  }

  private mutating func move(_ source: Int, to target: Int) {
    candidates.swapAt(source, target)
    items.swapAt(source, target)
    keys.swapAt(source, target)
    masks.swapAt(source, target)
  }

  /// Merges sorted rows into the sorted rest: one pass, however many there are.
  private mutating func merge(_ rows: [Row]) {
    guard rows.count > 1 else {
      let key = rows[0].key
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if keys[middle] < key { low = middle + 1 } else { high = middle }
      }
      insert(rows[0], at: low)
      return
    }
    var merged = WaitingList()
    var (left, right) = (0, 0)
    while left < count || right < rows.count {
      let takesLeft = right == rows.count || (left < count && keys[left] < rows[right].key)
      merged.append(takesLeft ? row(at: left) : rows[right])
      if takesLeft { left += 1 } else { right += 1 }
    }
    self = merged
  }
}
