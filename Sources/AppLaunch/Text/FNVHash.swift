/// The 64-bit FNV-1a hash, the same on every platform and in every process.
///
/// Source: draft-eastlake-fnv, section 2.
struct FNVHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds the bytes of a text.
  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }
}
