import AppLaunch
import TestSupport
import Testing

@Suite("Version laws")
struct VersionLaws {
  @Test("R28: what is no version is nil, and zeros in front, v and a build change nothing")
  func textsAreStrict() throws {
    let bad = [
      "", " 1.2", "1.2 ", "1..3", "1,2", "1.0-", "1.0+", "1.0-beta..1", "-1.2", "1.", ".1", "vv1",
      "٣.١", "9223372036854775808", "1.2x y", "1.0-β", String(repeating: "1", count: 129),
    ]
    for text in bad { try demand(AppVersion(text) == nil, "\(text) is a version") }
    for text in ["1.3", "1.03", "v1.3", "V001.3.0.0", "1.3+45"] {
      try demand(AppVersion(text), is: AppVersion("1.3"), "\(text)")
      try demand(AppVersion(text)?.rawValue, is: text, "the text that was given")
    }
    for text in ["1.0b10", "1.0-b10", "1.0-B.10"] {
      try demand(AppVersion(text)?.canonicalText, is: "1-b.10", "the canonical text of \(text)")
    }
  }

  @Test("R29: the order is total, goes by value, and agrees with equality and its text")
  func orderIsTotal() throws {
    var random = SeededGenerator(seed: 29)
    let versions = (0..<120).compactMap { _ in AppVersion(Self.text(using: &random)) }
    for left in versions {
      try demand(
        AppVersion.read(canonicalText: left.canonicalText),
        is: left,
        "\(left) by its canonical text"
      )
      for right in versions {
        let ways = [left < right, left == right, right < left].count { $0 }
        try demand(ways, is: 1, "the ways in which \(left) and \(right) compare")
        if left == right {
          try demand(left.hashValue, is: right.hashValue, "the hash of \(left) and \(right)")
        }
      }
    }
    let sorted = versions.sorted()
    for (index, version) in sorted.enumerated() {
      try demand(sorted[index...].allSatisfy { !($0 < version) }, "\(version) is out of order")
    }
  }

  private static func text(using random: inout SeededGenerator) -> String {
    let numbers = (0...Int.random(in: 0...3, using: &random)).map { _ in
      ["0", "1", "2", "02", "10"].randomElement(using: &random) ?? "0"
    }
    let end = ["", "", "-beta", "b2", "-b10", "-1", "-B.2.a", "+7"].randomElement(using: &random)
    return numbers.joined(separator: ".") + (end ?? "")
  }
}
