/// Many candidates under judgement of one policy after another.
///
/// Only levels are kept: reasons are made again, from the same state, when somebody asks for them.
public struct VerdictBatch: Sendable {
  /// The candidates, in the order of the queue.
  public let candidates: [LaunchCandidate]

  /// The positions that are judged now.
  @usableFromInline var range: Range<Int>

  /// The position of the first level.
  @usableFromInline let start: Int

  /// The level so far for each position of the range.
  @usableFromInline var levels: [VerdictLevel] = []

  /// The level from which on a candidate is not asked about again: nothing would change.
  @usableFromInline let enough: VerdictLevel

  /// How many of the range are still asked about.
  @usableFromInline var open: Int

  /// The group of 64 policies, and in it the bit, of the policy that judges now.
  @usableFromInline var group = 0
  @usableFromInline var bit: UInt64 = 1

  /// The policies of the group that say the same of all, a bit each, by what they say.
  @usableFromInline var waits: UInt64 = 0
  @usableFromInline var holds: UInt64 = 0
  @usableFromInline var drops: UInt64 = 0

  init(_ range: Range<Int>, of candidates: [LaunchCandidate], enough: VerdictLevel = .drop) {
    self.candidates = candidates
    self.enough = enough
    self.range = range
    start = range.lowerBound
    open = range.count
  }

  /// Raises the level of every candidate in the policy's scope.
  @inlinable
  public mutating func raiseAll(to level: VerdictLevel) {
    switch level {
    case .allow: break
    case .wait: waits |= bit
    case .hold: holds |= bit
    case .drop: drops |= bit
    }
  }

  /// Raises the level of each candidate in the policy's scope to what the closure says of it.
  @inlinable
  @inline(__always)
  public mutating func raiseEach(_ level: (LaunchCandidate) -> VerdictLevel) {
    let (group, bit, start, enough) = (group, bit, start, enough)
    var open = open
    candidates.withUnsafeBufferPointer { candidates in
      levels.withUnsafeMutableBufferPointer { levels in
        for index in range
        where levels[index - start] < enough && candidates[index].card.mask.bits(group) & bit != 0 {
          // The array keeps the card; retaining it again for each policy costs more than most policies.
          let raised = Unmanaged.passUnretained(candidates[index].card)
            ._withUnsafeGuaranteedRef { card in level(LaunchCandidate(card)) }
          if raised > levels[index - start] { levels[index - start] = raised }
          if raised >= enough { open -= 1 }
        }
      }
    }
    self.open = open
  }
}

extension VerdictBatch {
  /// Allows every candidate.
  mutating func begin() {
    levels.removeAll(keepingCapacity: true)
    levels.append(contentsOf: repeatElement(.allow, count: range.count))
  }

  /// Goes on with part of the candidates.
  mutating func narrow(to range: Range<Int>) {
    self.range = range
    open = levels[(range.lowerBound - start)..<(range.upperBound - start)].count { $0 < enough }
  }

  /// Lets a policy of the pipeline judge next.
  mutating func begin(_ policy: Int) {
    if policy / 64 != group { finish() }
    group = policy / 64
    bit = 1 << UInt64(policy % 64)
  }

  /// Raises the levels to what policies say of all, in one pass for up to 64 of them.
  mutating func finish() {
    guard waits | holds | drops != 0 else { return }
    for index in range {
      let bits = candidates[index].card.mask.bits(group)
      let level: VerdictLevel =
        bits & drops != 0 ? .drop : bits & holds != 0 ? .hold : bits & waits != 0 ? .wait : .allow
      if level > levels[index - start] { levels[index - start] = level }
    }
    (waits, holds, drops) = (0, 0, 0)
  }
}

extension LaunchPipeline {
  /// Returns the levels of many candidates, judged all at once as the queue does, in their order.
  ///
  /// They are those of ``verdict(for:in:)``, or a policy's ``LaunchPolicy/judge(_:in:)`` is wrong: it is
  /// for tests of that.
  public func levels(of candidates: [LaunchCandidate], in state: LaunchState) -> [VerdictLevel] {
    let masked = candidates.map { candidate in
      var candidate = candidate
      candidate.apply(self)
      return candidate
    }
    var batch = VerdictBatch(masked.indices, of: masked)
    batch.begin()
    raise(&batch, in: state)
    return batch.levels
  }
}
