/// The policies of a pipeline that apply to a candidate, a bit each.
///
/// Scope never changes while an item waits, so it is looked at once. The first 64 policies, which is
/// more than most apps have, need no allocation.
@usableFromInline
struct PolicyMask: Hashable, Sendable {
  @usableFromInline var first: UInt64 = 0
  @usableFromInline var rest: [UInt64] = []

  /// Returns the bits of a group of 64 policies.
  @inlinable
  func bits(_ group: Int) -> UInt64 {
    group == 0 ? first : (group <= rest.count ? rest[group - 1] : 0)
  }

  /// Sets the bit of a policy.
  mutating func insert(_ policy: Int) {
    let (group, bit) = (policy / 64, UInt64(1) << UInt64(policy % 64))
    if group == 0 {
      first |= bit
    } else {
      while rest.count < group { rest.append(0) }
      rest[group - 1] |= bit
    }
  }

  /// Returns whether a policy applies.
  func contains(_ policy: Int) -> Bool {
    bits(policy / 64) & (UInt64(1) << UInt64(policy % 64)) != 0
  }

  init() {}
}
