/// Something that the app tells policies about itself: a truth, a number or a text.
///
/// ```swift
/// queue.learned("isPro", is: true)
/// queue.learned("plan", is: "family")
/// ```
public enum LaunchFact: Hashable, Sendable {
  /// Whether something is so.
  case truth(Bool)

  /// A whole number.
  case number(Int)

  /// A text.
  case text(String)
}

extension LaunchFact: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = .truth(value) }
}

extension LaunchFact: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = .number(value) }
}

extension LaunchFact: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .text(value) }
}

extension LaunchFact: CustomStringConvertible {
  public var description: String {
    switch self {
    case .truth(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): value
    }
  }
}

extension LaunchFact: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .truth(value)
    } else if let value = try? container.decode(Int.self) {
      self = .number(value)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .truth(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    }
  }
}
