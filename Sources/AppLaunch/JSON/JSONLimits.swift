/// The bounds within which a JSON text is read (R16).
package struct JSONLimits: Hashable, Sendable {
  /// The largest number of bytes.
  package var bytes: Int

  /// The largest number of arrays and objects inside each other; at most `deepest`.
  package var depth: Int {
    didSet { depth = min(depth, Self.deepest) }
  }

  /// The depth that no limit can exceed, since reading and freeing a tree takes stack for each level.
  package static let deepest = 512

  /// The bounds of policy documents and scenario files: 1 MB and depth 32.
  package static let standard = JSONLimits()

  /// Creates bounds; a depth over `deepest` is taken as `deepest`.
  package init(bytes: Int = 1_048_576, depth: Int = 32) {
    self.bytes = bytes
    self.depth = min(depth, Self.deepest)
  }
}
