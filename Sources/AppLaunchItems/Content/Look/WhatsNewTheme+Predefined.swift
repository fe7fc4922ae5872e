extension WhatsNewTheme {
  /// What a predefined theme stands on.
  public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
    /// Light or dark as the device is.
    case automatic

    /// Always light.
    case light

    /// Always dark.
    case dark
  }

  /// The colour of a predefined theme.
  public enum Tint: String, Hashable, Sendable, Codable, CaseIterable {
    case blue, lightBlue, orange, purple, red, green

    /// The colour.
    public var color: ContentColor {
      switch self {
      case .blue: .fixed(RGBA(0, 122, 255))
      case .lightBlue: .fixed(RGBA(95, 200, 248))
      case .orange: .fixed(RGBA(255, 128, 0))
      case .purple: .fixed(RGBA(183, 35, 255))
      case .red: .fixed(RGBA(255, 45, 85))
      case .green: .fixed(RGBA(76, 217, 100))
      }
    }
  }

  /// The dark that dark themes stand on.
  private static let darkColor = RGBA(20, 29, 38)

  /// Creates a predefined theme.
  public init(_ appearance: Appearance, _ tint: Tint) {
    self.init()
    switch appearance {
    case .automatic:
      backgroundColor = .adaptive(light: .white, dark: Self.darkColor)
      color(text: .adaptive(light: .black, dark: .white))
    case .light:
      backgroundColor = .white
      color(text: .black)
    case .dark:
      backgroundColor = .fixed(Self.darkColor)
      color(text: .white)
    }
    tintColor = tint.color
  }

  /// All of them by name: a tint, behind `white` or `dark` where the appearance is always that.
  public static let predefined: [String: WhatsNewTheme] = {
    var themes: [String: WhatsNewTheme] = [:]
    for tint in Tint.allCases {
      let name = tint.rawValue
      let capitalized = name.prefix(1).uppercased() + name.dropFirst()
      themes[name] = WhatsNewTheme(.automatic, tint)
      themes["white" + capitalized] = WhatsNewTheme(.light, tint)
      themes["dark" + capitalized] = WhatsNewTheme(.dark, tint)
    }
    return themes
  }()

  public static let blue = WhatsNewTheme(.automatic, .blue)
  public static let lightBlue = WhatsNewTheme(.automatic, .lightBlue)
  public static let orange = WhatsNewTheme(.automatic, .orange)
  public static let purple = WhatsNewTheme(.automatic, .purple)
  public static let red = WhatsNewTheme(.automatic, .red)
  public static let green = WhatsNewTheme(.automatic, .green)

  public static let whiteBlue = WhatsNewTheme(.light, .blue)
  public static let whiteLightBlue = WhatsNewTheme(.light, .lightBlue)
  public static let whiteOrange = WhatsNewTheme(.light, .orange)
  public static let whitePurple = WhatsNewTheme(.light, .purple)
  public static let whiteRed = WhatsNewTheme(.light, .red)
  public static let whiteGreen = WhatsNewTheme(.light, .green)

  public static let darkBlue = WhatsNewTheme(.dark, .blue)
  public static let darkLightBlue = WhatsNewTheme(.dark, .lightBlue)
  public static let darkOrange = WhatsNewTheme(.dark, .orange)
  public static let darkPurple = WhatsNewTheme(.dark, .purple)
  public static let darkRed = WhatsNewTheme(.dark, .red)
  public static let darkGreen = WhatsNewTheme(.dark, .green)
}
