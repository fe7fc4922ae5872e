/// One time that an item was on screen.
public struct Presentation: Hashable, Sendable {
  /// When it was presented.
  public var at: Stamp

  /// The app's version at that time, or nil where it was unknown.
  public var version: AppVersion?

  /// The number of the launch.
  public var launch: Int
}
