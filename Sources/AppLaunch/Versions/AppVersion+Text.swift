extension AppVersion: LosslessStringConvertible {
  /// The longest text that is read, in characters.
  public static let maximumLength = 128

  /// Creates the version that a text names, or nil if it names none (R28).
  ///
  /// `v` may stand in front; the numbers may have zeros in front; the pre-release follows `-`, or
  /// directly if it begins with a letter; the build follows `+`. All of it is ASCII. As with any
  /// literal, `AppVersion("1.2")` with the text written out stops on a mistake instead of
  /// returning nil; this initialiser serves texts that come from elsewhere.
  public init?(_ description: String) {
    self.init(description, atMost: Self.maximumLength)
  }

  /// Returns the version that a ``canonicalText`` names, or nil if it names none.
  ///
  /// Such a text has a dot between all parts of a pre-release, so that it may be longer than any text
  /// of a version.
  public static func read(canonicalText: String) -> AppVersion? {
    AppVersion(canonicalText, atMost: 2 * maximumLength)
  }

  private init?(_ description: String, atMost length: Int) {
    guard description.utf8.count <= length else { return nil }
    var scanner = ASCIIScanner(description)
    if !scanner.take("v") { _ = scanner.take("V") }
    guard let components = Self.components(&scanner),
      let preRelease = Self.preRelease(&scanner)
    else { return nil }
    var build: String?
    if scanner.take("+") {
      guard let identifiers = Self.identifiers(&scanner) else { return nil }
      build = String(decoding: identifiers, as: UTF8.self)
    }
    guard scanner.isAtEnd else { return nil }
    self.init(rawValue: description, components: components, preRelease: preRelease, build: build)
  }

  private static func components(_ scanner: inout ASCIIScanner) -> [Int64]? {
    var components: [Int64] = []
    components.reserveCapacity(3)
    repeat {
      guard let component = scanner.number() else { return nil }
      components.append(component)
    } while scanner.take(".")
    return components
  }

  private static func preRelease(_ scanner: inout ASCIIScanner) -> [PreReleasePart]? {
    guard scanner.take("-") || scanner.next?.isASCIILetter == true else { return [] }
    return identifiers(&scanner)?.split(separator: UInt8(ascii: "."))
      .flatMap(PreReleasePart.parts)
  }

  /// Moves over identifiers with dots between them and returns them, or nil if one is empty.
  private static func identifiers(_ scanner: inout ASCIIScanner) -> ArraySlice<UInt8>? {
    let dot = UInt8(ascii: ".")
    let text = scanner.takeAll { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == dot }
    guard let last = text.last, text.first != dot, last != dot,
      !zip(text, text.dropFirst()).contains(where: { $0 == dot && $1 == dot })
    else { return nil }
    return text
  }
}

extension AppVersion: ExpressibleByStringLiteral {
  /// Creates a version from a text in the source; a text that names none is a mistake.
  public init(stringLiteral value: String) {
    guard let version = Self(value) else {
      preconditionFailure("The text \(value.quoted) is not a version such as \"1.6.1\".")
    }
    self = version
  }
}

extension AppVersion: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.value("a version such as 1.6.1") { Self($0) }
  }

  public func encode(to encoder: any Encoder) throws {
    try rawValue.encode(to: encoder)
  }
}
