/// A colour as data: one that the system or the app knows by name, one of sRGB, or one for each
/// appearance.
///
/// ```swift
/// let tint: ContentColor = .accentColor
/// let brand = ContentColor("#FF2D55")
/// let paper = ContentColor.adaptive(light: .white, dark: RGBA(20, 29, 38))
/// ```
public enum ContentColor: Hashable, Sendable {
  /// A colour by its role or its name.
  case role(Role)

  /// The same colour in each appearance.
  case fixed(RGBA)

  /// One colour for a light appearance, one for a dark one.
  case adaptive(light: RGBA, dark: RGBA)

  /// What a colour is for, or what it is called.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// What can be tapped.
    case accent

    /// Text.
    case primary

    /// Text that matters less.
    case secondary

    /// What text stands on.
    case background

    // The colours that systems have by these names, a little different in each appearance.
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

    /// No colour.
    case clear
  }
}

extension ContentColor: LosslessStringConvertible {
  /// Reads a role or a name, `#RRGGBB` or `#RRGGBBAA`, or a light and a dark colour with a slash between them.
  public init?(_ description: String) {
    if let role = Role(rawValue: description) {
      self = .role(role)
      return
    }
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    let colors = parts.compactMap { RGBA(String($0)) }
    switch (parts.count, colors.count) {
    case (1, 1): self = .fixed(colors[0])
    case (2, 2): self = .adaptive(light: colors[0], dark: colors[1])
    default: return nil
    }
  }

  public var description: String {
    switch self {
    case .role(let role): role.rawValue
    case .fixed(let color): color.description
    case .adaptive(let light, let dark): "\(light)/\(dark)"
    }
  }
}
