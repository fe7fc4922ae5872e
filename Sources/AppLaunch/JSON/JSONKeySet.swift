/// The keys that an object has had so far; hashes only once there are many.
struct JSONKeySet {
  private static let few = 16
  private var hashed: Set<String> = []

  /// Returns whether the key is new, given the members that came before it.
  @inline(__always)
  mutating func insert(_ key: String, after members: [JSONMember]) -> Bool {
    if members.count < Self.few { return !members.contains { $0.key == key } }
    if hashed.isEmpty {
      hashed.reserveCapacity(Self.few * 4)
      for member in members { hashed.insert(member.key) }
    }
    return hashed.insert(key).inserted
  }
}
