/// A colour as data: one that the system or the theme knows, one of sRGB, or one for each appearance.
///
/// ```swift
/// let tint: ContentColor = .accent
/// let brand = ContentColor("#FF2D55")
/// let paper = ContentColor.adaptive(light: .white, dark: RGBA(20, 29, 38))
/// ```
public enum ContentColor: Hashable, Sendable {
  /// A colour by its role.
  case role(Role)

  /// The same colour in each appearance.
  case fixed(RGBA)

  /// One colour for a light appearance, one for a dark one.
  case adaptive(light: RGBA, dark: RGBA)

  /// What a colour is for.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// What can be tapped.
    case accent

    /// Text.
    case primary

    /// Text that matters less.
    case secondary

    /// What text stands on.
    case background
  }
}

/// A colour in sRGB, with opacity, as bytes.
public struct RGBA: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  /// The opacity: 255 hides all behind it.
  public var alpha: UInt8

  /// Creates a colour.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Black.
  public static let black = RGBA(0, 0, 0)

  /// White.
  public static let white = RGBA(255, 255, 255)
}

extension RGBA: LosslessStringConvertible {
  /// Reads `#RRGGBB` or `#RRGGBBAA`.
  public init?(_ description: String) {
    let digits = description.dropFirst().utf8.compactMap(\.hexadecimal)
    guard description.hasPrefix("#"), digits.count == description.utf8.count - 1,
      digits.count == 6 || digits.count == 8
    else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    self.init(bytes[0], bytes[1], bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
  }

  public var description: String {
    let bytes = [red, green, blue] + (alpha == 255 ? [] : [alpha])
    return "#"
      + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  fileprivate var hexadecimal: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}

extension ContentColor: LosslessStringConvertible {
  /// Reads a role, `#RRGGBB` or `#RRGGBBAA`, or a light and a dark colour with a slash between them.
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

extension ContentColor {
  /// What can be tapped.
  public static let accent = ContentColor.role(.accent)

  /// Text.
  public static let primary = ContentColor.role(.primary)

  /// Text that matters less.
  public static let secondary = ContentColor.role(.secondary)

  /// What text stands on.
  public static let background = ContentColor.role(.background)

  /// White.
  public static let white = ContentColor.fixed(.white)

  /// Black.
  public static let black = ContentColor.fixed(.black)
}
