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

extension LaunchPipeline {
  /// Returns the levels of many candidates, judged all at once as the queue does.
  package func levels(of candidates: [LaunchCandidate], in state: LaunchState) -> [VerdictLevel] {
    var batch = VerdictBatch(
      candidates: candidates,
      range: candidates.indices,
      masks: candidates.map { adding(items: $0, to: mask(for: $0.slot)) },
      levels: Array(repeating: VerdictLevel.allow.rawValue, count: candidates.count)
    )
    for (policy, entry) in entries.enumerated() {
      batch.group = policy / 64
      batch.bit = 1 << UInt64(policy % 64)
      entry.policy.judge(&batch, in: state)
    }
    return batch.levels.map { VerdictLevel(rawValue: $0) ?? .drop }
  }
}
