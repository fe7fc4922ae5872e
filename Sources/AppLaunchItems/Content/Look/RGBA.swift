/// A colour in sRGB, with opacity, as bytes.
public struct RGBA: Hashable, Sendable {
  /// How much red there is.
  public var red: UInt8

  /// How much green.
  public var green: UInt8

  /// How much blue.
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
  var hexadecimal: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}
