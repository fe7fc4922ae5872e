import AppLaunch
import AppLaunchItems
import Foundation
import TestSupport

/// Content in which everything is as a seed has it, within what is ever read.
struct RandomContent {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func chance() -> Bool { Bool.random(using: &random) }

  mutating func one<T>(of choices: [T]) -> T {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  mutating func maybe<T>(_ make: (inout Self) -> T) -> T? { chance() ? make(&self) : nil }

  mutating func points() -> Double { one(of: [-10_000, -0.1, 0, 1e-7, 1.0 / 3, 23.5, 10_000]) }

  mutating func string() -> String {
    let parts = [
      "a", "é", "👩‍👧", " ", "\n", "\"", "\\", "/", "\u{1B}[2J", "\u{202E}", "<script>", "*b*",
      "\u{0}",
      "\u{FFFF}",
    ]
    return (0..<Int.random(in: 0...4, using: &random)).map { _ in one(of: parts) }.joined()
  }

  mutating func name() -> String {
    one(of: ["a", "star.fill", "ü/\u{1F}", String(repeating: "x", count: 200)])
  }

  mutating func link() -> ContentLink {
    one(of: ["https://a.b/c?d=%20#e", "HTTP://[::1]:80", "mailto:a@b.c", "tel:+49-123"])
  }

  mutating func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }

  mutating func rgba() -> RGBA { RGBA(byte(), byte(), byte(), alpha: chance() ? 255 : byte()) }

  mutating func color() -> ContentColor {
    switch Int.random(in: 0...2, using: &random) {
    case 0: .role(one(of: ContentColor.Role.allCases))
    case 1: .fixed(rgba())
    default: .adaptive(light: rgba(), dark: rgba())
    }
  }

  mutating func text() -> ContentText {
    if chance() { return ContentText(string()) }
    return ContentText(
      runs: (0..<Int.random(in: 0...3, using: &random)).map { _ in
        var style = ContentText.Style()
        style.isEmphasised = chance()
        style.isStrong = chance()
        style.isCode = chance()
        style.link = maybe { $0.link() }
        style.color = maybe { $0.color() }
        return ContentText.Run(string(), style)
      }
    )
  }

  mutating func insets() -> ContentInsets {
    ContentInsets(top: points(), leading: points(), bottom: points(), trailing: points())
  }

  mutating func image() -> ContentImage {
    let source: ContentImage.Source =
      switch Int.random(in: 0...2, using: &random) {
      case 0: .symbol(name(), one(of: ContentImage.SymbolRenderingMode.allCases))
      case 1: .asset(name())
      default: .data(Data((0...Int.random(in: 0...5, using: &random)).map { _ in byte() }))
      }
    return ContentImage(
      source,
      renderingMode: one(of: ContentImage.RenderingMode.allCases),
      foregroundColor: color(),
      label: maybe { $0.string() }
    )
  }

  mutating func haptic() -> HapticFeedback {
    switch Int.random(in: 0...2, using: &random) {
    case 0: .selection
    case 1: .notification(one(of: HapticFeedback.Notification.allCases))
    default:
      .impact(
        one(of: HapticFeedback.Impact.allCases),
        intensity: maybe { $0.one(of: [0, 0.3, 1]) }
      )
    }
  }

  mutating func content() -> WhatsNewContent {
    WhatsNewContent(
      version: one(of: ["1", "v1.02.3+45", "2.0-beta.1", "3.0b2", "1.2.3.4"]),
      title: WhatsNewContent.Title(text: text(), foregroundColor: color()),
      features: (0..<Int.random(in: 0...3, using: &random)).map { _ in
        WhatsNewContent.Feature(image: maybe { $0.image() }, title: text(), subtitle: text())
      },
      primaryAction: WhatsNewContent.PrimaryAction(
        title: text(),
        backgroundColor: color(),
        foregroundColor: color(),
        hapticFeedback: maybe { $0.haptic() },
        onDismiss: maybe { $0.name() }
      ),
      secondaryAction: maybe { random in
        let actions: [WhatsNewContent.SecondaryAction.Action] = [
          .openURL(random.link()), .present(random.name()), .custom(random.name()), .dismiss,
        ]
        return WhatsNewContent.SecondaryAction(
          title: random.text(),
          foregroundColor: random.color(),
          hapticFeedback: random.maybe { $0.haptic() },
          action: random.one(of: actions)
        )
      },
      layout: maybe { $0.layout() },
      theme: maybe { $0.theme() }
    )
  }

  mutating func document() -> WhatsNewDocument {
    WhatsNewDocument(
      WhatsNewCollection((0..<Int.random(in: 0...3, using: &random)).map { _ in content() })
    )
  }
}
