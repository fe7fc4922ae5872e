/// What a provider may look at when it answers: the launch and what is remembered.
public struct ProviderContext: Sendable {
  /// The launch that begins.
  public var launch: Launch

  /// What is remembered, this launch counted.
  public var record: LaunchRecord

  /// The item that testers show now, whatever is due; nil for none (R27).
  public var shows: LaunchItemID?

  /// Creates a context.
  public init(launch: Launch, record: LaunchRecord, shows: LaunchItemID? = nil) {
    self.launch = launch
    self.record = record
    self.shows = shows
  }
}
