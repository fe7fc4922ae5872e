import TestSupport
import Testing

@testable import AppLaunch

@Suite("Version order")
struct AppVersionOrderTests {
  @Test(
    "R29: the earlier version is less than the later one",
    arguments: [
      ("3.17.7", "4.7.7"), ("4.9.9", "4.9.10"), ("0.99.0", "0.100.0"), ("1.9", "1.10"),
      ("1.2", "1.2.0.1"), ("1.2.3", "1.3"), ("1.0.0.9", "1.0.0.10"), ("1.0.0.1", "1.0.0.1.1"),
      ("9", "10"), ("2.9223372036854775806", "2.9223372036854775807"),
      ("1.0-beta", "1.0"), ("1.0-99", "1"), ("0.9", "1.0-alpha"), ("1.0", "1.0.1-alpha"),
      ("1.0.0.1-a", "1.0.0.1"), ("1.0-alpha", "1.0-beta"), ("1.0-beta", "1.0-beta.1"),
      ("1.0-b9", "1.0-b10"), ("2.0b3", "2.0rc1"), ("1.0-1", "1.0-a"), ("1.0-a.1", "1.0-a.b"),
      ("1.0-9", "1.0-10"), ("1.0-99999999999999999999", "1.0-100000000000000000000"),
      ("1.0-007", "1.0-8"), ("1.0-b1", "1.0-b1.1"), ("1.0-b1", "1.0-b1a"), ("1.0-B1", "1.0-b2"),
      ("1.0-x", "1.0-x-"), ("1.0--", "1.0-a"), ("1.0b", "1.0+1"),
    ]
  )
  func order(earlier: String, later: String) throws {
    let (left, right) = (try #require(AppVersion(earlier)), try #require(AppVersion(later)))
    #expect(left < right)
    #expect(!(right < left))
    #expect(left != right)
    #expect(left.canonicalText != right.canonicalText)
  }

  @Test(
    "R29: texts of one version are equal, with one hash and one canonical text",
    arguments: [
      ["2.1", "2.1.0", "2.1.0.0", "v2.1", "V2.1", "02.01", "2.1+1", "2.1.0+build.7"],
      ["0", "0.0", "v0.0.0.0.0"],
      ["1.0-b10", "1.0b10", "1-B10", "1.0.0-b.10", "1.0-b010", "1.0-B.00010", "1.0b10+3"],
      ["1.0-0", "1.0-000"],
      ["1.0rc", "1.0-rc", "1.0-RC", "1.0Rc"],
      ["1.0.0.4-a", "1.0.0.4.0-A"],
    ]
  )
  func equality(texts: [String]) throws {
    let versions = try texts.map { try #require(AppVersion($0)) }
    #expect(Set(versions).count == 1)
    #expect(Set(versions.map(\.canonicalText)).count == 1)
    for (left, right) in zip(versions, versions.dropFirst()) {
      #expect(left == right)
      #expect(!(left < right) && !(right < left))
    }
  }

  @Test("R29: any versions are in one total order, and equal ones have one hash and one key")
  func laws() throws {
    var generator = SeededGenerator(seed: 29)
    let versions = try (0..<120).map { _ in
      let text = Self.randomText(using: &generator)
      return try #require(AppVersion(text), "\(text)")
    }
    for left in versions {
      for right in versions {
        let relations = [left < right, left == right, right < left].filter { $0 }.count
        try #require(relations == 1, "\(left) and \(right)")
        try #require(
          (left == right) == (left.canonicalText == right.canonicalText),
          "\(left) and \(right)"
        )
        if left == right {
          try #require(left.hashValue == right.hashValue, "\(left) and \(right)")
        }
        for other in versions where left < right && right < other {
          try #require(left < other, "\(left), \(right) and \(other)")
        }
      }
    }
    #expect(Set(versions).count < versions.count, "Some of the versions should be equal.")
  }

  @Test("R29: a version reads back from its canonical text")
  func canonical() throws {
    var generator = SeededGenerator(seed: 28)
    for _ in 0..<1_000 {
      let text = Self.randomText(using: &generator)
      let version = try #require(AppVersion(text), "\(text)")
      let canonical = try #require(AppVersion.read(canonicalText: version.canonicalText), "\(text)")
      #expect(canonical == version, "\(text)")
      #expect(canonical.canonicalText == version.canonicalText, "\(text)")
      #expect(version.withoutPreRelease >= version, "\(text)")
      #expect(!version.withoutPreRelease.isPreRelease, "\(text)")
    }
  }

  @Test("R28: any text is read or refused and never traps")
  func noise() {
    var generator = SeededGenerator(seed: 27)
    let alphabet: [Character] = ["0", "1", "9", ".", ".", "-", "+", "v", "b", "B", " ", "é", "٣"]
    var valid = 0
    for _ in 0..<20_000 {
      let text = String((0..<6).compactMap { _ in alphabet.randomElement(using: &generator) })
      guard let version = AppVersion(text) else { continue }
      valid += 1
      #expect(AppVersion.read(canonicalText: version.canonicalText) == version, "\(text)")
    }
    #expect(valid > 100)
  }

  /// A valid text out of few words, so that equal versions come up.
  private static func randomText(using generator: inout SeededGenerator) -> String {
    func pick(_ words: [String]) -> String { words.randomElement(using: &generator) ?? "" }
    let numbers = ["0", "1", "01", "2", "10"]
    let further = (0..<Int.random(in: 0..<5, using: &generator)).map { _ in "." + pick(numbers) }
    let pre = pick(["", "", "-", "b", "-B", "-0", "rc.1", "-rc-1", "-1"])
    let end = pre.isEmpty ? "" : pick(["1", "10", "01", "a", "1.a", "a.1", "a-", "00"])
    return pick(["", "v"]) + pick(numbers) + further.joined() + pre + end + pick(["", "+1"])
  }
}
