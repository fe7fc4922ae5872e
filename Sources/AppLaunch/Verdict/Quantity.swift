/// A measured value or a bound in a reason.
public enum Quantity: Hashable, Sendable, Codable {
  case count(Int)
  case duration(LaunchDuration)
  case time(LaunchTime)
  case version(AppVersion?)
  case truth(Bool?)
  case text(String)
  case list([String])
}

extension Quantity: CustomStringConvertible {
  public var description: String {
    switch self {
    case .count(let count): "\(count)"
    case .duration(let duration): duration.spoken
    case .time(let time): time.spoken
    case .version(let version): version?.rawValue ?? "unknown"
    case .truth(let truth): truth.map { "\($0)" } ?? "unknown"
    case .text(let text): text
    case .list(let list): list.isEmpty ? "nothing" : list.joined(separator: ", ")
    }
  }
}
