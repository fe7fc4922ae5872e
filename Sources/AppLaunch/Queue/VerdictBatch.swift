/// Many candidates under judgement of one policy.
///
/// Only levels are kept: reasons are made again, from the same state, when somebody asks for them.
public struct VerdictBatch: Sendable {
  /// The candidates, in the order of the queue.
  public let candidates: [LaunchCandidate]

  /// The positions that are judged.
  @usableFromInline let range: Range<Int>

  /// For each candidate, the policies that apply to it.
  @usableFromInline let masks: [PolicyMask]

  /// The level so far for each position of the range.
  @usableFromInline var levels: [UInt8]

  /// The group of 64 policies, and in it the bit, of the policy that judges now.
  @usableFromInline var group = 0
  @usableFromInline var bit: UInt64 = 1

  init(candidates: [LaunchCandidate], range: Range<Int>, masks: [PolicyMask], levels: [UInt8]) {
    self.candidates = candidates
    self.range = range
    self.masks = masks
    self.levels = levels
  }

  /// Raises the level of every candidate in the policy's scope.
  @inlinable
  public mutating func raiseAll(to level: VerdictLevel) {
    guard level != .allow else { return }
    let (raw, group, bit, start) = (level.rawValue, group, bit, range.lowerBound)
    masks.withUnsafeBufferPointer { masks in
      levels.withUnsafeMutableBufferPointer { levels in
        for index in range where masks[index].bits(group) & bit != 0 && levels[index - start] < raw
        {
          levels[index - start] = raw
        }
      }
    }
  }

  /// Raises the level of each candidate in the policy's scope to what the closure says of it.
  @inlinable
  public mutating func raiseEach(_ level: (LaunchCandidate) -> VerdictLevel) {
    let (group, bit, start) = (group, bit, range.lowerBound)
    candidates.withUnsafeBufferPointer { candidates in
      masks.withUnsafeBufferPointer { masks in
        levels.withUnsafeMutableBufferPointer { levels in
          for index in range where masks[index].bits(group) & bit != 0 {
            let raw = level(candidates[index]).rawValue
            if levels[index - start] < raw { levels[index - start] = raw }
          }
        }
      }
    }
  }
}

extension LaunchPolicy {
  /// Returns the levels of many candidates, judged at once and whatever the scope: what the queue does,
  /// for laws that compare it with single verdicts.
  package func levels(of candidates: [LaunchCandidate], in state: LaunchState) -> [VerdictLevel] {
    var mask = PolicyMask()
    mask.insert(0)
    var batch = VerdictBatch(
      candidates: candidates,
      range: candidates.indices,
      masks: Array(repeating: mask, count: candidates.count),
      levels: Array(repeating: 0, count: candidates.count)
    )
    judge(&batch, in: state)
    return batch.levels.map { VerdictLevel(rawValue: $0) ?? .drop }
  }
}
