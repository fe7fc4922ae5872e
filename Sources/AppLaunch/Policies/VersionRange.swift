/// Holds outside a range of versions, both ends inside; an unknown version is outside (N30).
public struct VersionRange: LaunchCondition, DocumentedPolicy {
  /// The first version inside, or nil for no lower end.
  public var from: AppVersion?

  /// The last version inside, or nil for no upper end.
  public var through: AppVersion?

  /// Creates a range.
  public init(from: AppVersion? = nil, through: AppVersion? = nil) {
    self.from = from
    self.through = through
  }

  public var name: String { "versions" }

  public func verdict(in state: LaunchState) -> Verdict {
    if let version = state.launch.version {
      let isInside = from.map { $0 <= version } ?? true && through.map { version <= $0 } ?? true
      if isInside { return .allow }
    }
    return .hold(
      Reason(
        code: "versions",
        measured: .version(state.launch.version),
        bound: .text(bounds)
      )
    )
  }
}

extension VersionRange {
  private var bounds: String {
    switch (from, through) {
    case (let from?, let through?): "\(from) to \(through)"
    case (let from?, nil): "at least \(from)"
    case (nil, let through?): "at most \(through)"
    case (nil, nil): "known"
    }
  }
}

extension VersionRange {
  public static let documentType = "versions"
  public static let documentKeys = ["from", "through"]

  public init(from fields: PolicyReader) throws(PolicyDocumentError) {
    self.init(
      from: fields.has("from") ? try fields.version("from") : nil,
      through: fields.has("through") ? try fields.version("through") : nil
    )
  }

  public func write(to fields: inout PolicyWriter) {
    if let from { fields.write("from", from) }
    if let through { fields.write("through", through) }
  }
}
