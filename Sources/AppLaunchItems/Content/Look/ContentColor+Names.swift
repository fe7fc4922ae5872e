extension ContentColor {
  /// What can be tapped: the app's own colour.
  public static let accentColor = ContentColor.role(.accent)

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

  public static let red = ContentColor.role(.red)
  public static let orange = ContentColor.role(.orange)
  public static let yellow = ContentColor.role(.yellow)
  public static let green = ContentColor.role(.green)
  public static let mint = ContentColor.role(.mint)
  public static let teal = ContentColor.role(.teal)
  public static let cyan = ContentColor.role(.cyan)
  public static let blue = ContentColor.role(.blue)
  public static let indigo = ContentColor.role(.indigo)
  public static let purple = ContentColor.role(.purple)
  public static let pink = ContentColor.role(.pink)
  public static let brown = ContentColor.role(.brown)
  public static let gray = ContentColor.role(.gray)
  public static let clear = ContentColor.role(.clear)
}

extension ContentColor {
  /// Creates a colour of sRGB from components from 0 to 1; what is beyond them is taken as the nearer
  /// of the two, and each is rounded to a 255th.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self = .fixed(
      RGBA(Self.byte(red), Self.byte(green), Self.byte(blue), alpha: Self.byte(opacity))
    )
  }

  private static func byte(_ component: Double) -> UInt8 {
    // What is no number compares false with all.
    component > 0 ? UInt8((min(component, 1) * 255).rounded()) : 0
  }
}
