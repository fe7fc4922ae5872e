/// What went wrong with a provider in a launch: its part was skipped, the others went on (R36).
public struct ProviderFault: Hashable, Sendable {
  /// Who.
  public var source: LaunchSource

  /// What.
  public var kind: Kind

  /// Creates a fault.
  public init(_ source: LaunchSource, _ kind: Kind) {
    self.source = source
    self.kind = kind
  }

  /// What can go wrong.
  public enum Kind: Hashable, Sendable {
    /// It failed, or said too much; with the error.
    case failed(String)

    /// It did not answer before its deadline; it may have answered later.
    case timedOut

    /// It answered more than once; only the first answer counts.
    case answeredTwice
  }
}

extension ProviderFault: CustomStringConvertible {
  public var description: String {
    let name = source.name.visible
    return switch kind {
    case .failed(let error): "\(name) failed: \(error.visible)"
    case .timedOut: "\(name) did not answer in time"
    case .answeredTwice: "\(name) answered twice, the first answer counts"
    }
  }
}
