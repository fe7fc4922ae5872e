/// Distances from four edges, in points; leading is left where text runs from left to right.
public struct ContentInsets: Hashable, Sendable, Codable {
  /// From the upper edge.
  public var top: Double

  /// From the edge at which text begins.
  public var leading: Double

  /// From the lower edge.
  public var bottom: Double

  /// From the edge at which text ends.
  public var trailing: Double

  /// Creates distances, of which those that are not given are 0.
  public init(
    top: Double = 0,
    leading: Double = 0,
    bottom: Double = 0,
    trailing: Double = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Returns the distances, each multiplied by that of another.
  public func multiplied(by factors: ContentInsets) -> ContentInsets {
    ContentInsets(
      top: top * factors.top,
      leading: leading * factors.leading,
      bottom: bottom * factors.bottom,
      trailing: trailing * factors.trailing
    )
  }
}
