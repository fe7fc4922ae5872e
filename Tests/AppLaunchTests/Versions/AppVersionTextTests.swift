import Foundation
import Testing

@testable import AppLaunch

@Suite("Versions as text")
struct AppVersionTextTests {
  @Test(
    "R28: a version is read and its canonical text follows",
    arguments: [
      ("0", "0"), ("0.0.0", "0"), ("1", "1"), ("1.0", "1"), ("1.10", "1.10"), ("10", "10"),
      ("1.03", "1.3"), ("v1.2", "1.2"), ("V1.2", "1.2"), ("1.2.3.4.5", "1.2.3.4.5"),
      ("1.0.0.4.0", "1.0.0.4"), ("1.0-b10", "1-b.10"), ("2.0b3", "2-b.3"), ("1.0rc", "1-rc"),
      ("1.0-RC.1", "1-rc.1"), ("1.0-beta.01", "1-beta.1"), ("1-000", "1-0"), ("1.0v2", "1-v.2"),
      ("1.0-1", "1-1"), ("1.0--1", "1--.1"), ("1.0-x-y-2", "1-x-y-.2"), ("1.0b-", "1-b-"),
      ("1.0+45", "1"), ("1.0+45.abc-d", "1"), ("1.0b2+7", "1-b.2"), ("00001", "1"),
      ("9223372036854775807", "9223372036854775807"),
      ("0000000000000000000000001.2", "1.2"),
      ("1-99999999999999999999999", "1-99999999999999999999999"),
    ]
  )
  func valid(text: String, canonical: String) throws {
    let version = try #require(AppVersion(text))
    #expect(version.canonicalText == canonical)
    #expect(version.rawValue == text)
    #expect(version.description == text)
    #expect(AppVersion.read(canonicalText: canonical) == version)
  }

  @Test(
    "R28: anything else is nil",
    arguments: [
      "", " ", " 1.2", "1.2 ", "1 .2", "1.2\n", "1.2\t", "1..3", ".1", "1.", "1.2.", "1,2", "1_2",
      "1.0-", "1.0+", "1.0-+1", "1.0-beta..1", "1.0-.1", "1.0-beta.", "1.0-b_1", "1.0-bé",
      "1.0.b1", "1.0.-b1", "1.0+a+b", "1.0+.a", "1.0+a.", "1.0+a..b", "1.0+é", "1.0 (45)",
      "-1.2", "+1.2", "1.-2", "v", "vv1", "v 1", "v-1", "version", "a1", "beta", "١.٢", "１.２",
      "1.2\u{0}", "1.2\u{301}", "9223372036854775808", "1.99999999999999999999", "1:2", "1/2",
    ]
  )
  func invalid(text: String) {
    #expect(AppVersion(text) == nil)
  }

  @Test("R28: 128 characters are read, 129 are nil")
  func length() {
    let longest = "1.0-" + String(repeating: "a", count: 124)
    #expect(AppVersion(longest)?.rawValue == longest)
    #expect(AppVersion(longest + "a") == nil)
    let manyComponents = "1" + String(repeating: ".1", count: 63)
    #expect(AppVersion(manyComponents)?.canonicalText == manyComponents)
  }

  @Test(
    "R28: the canonical text of a version may be longer than its own, and reads back all the same",
    arguments: [("1.0-", 50, "", 201), ("1.0-", 62, "", 249), ("1", 63, "b", 255)]
  )
  func canonicalLength(head: String, pairs: Int, tail: String, length: Int) throws {
    let text = head + String(repeating: "a1", count: pairs) + tail
    let version = try #require(AppVersion(text))
    let canonical = version.canonicalText
    #expect(canonical.utf8.count == length)
    #expect(AppVersion.read(canonicalText: canonical) == version)
    #expect(AppVersion.read(canonicalText: canonical)?.canonicalText == canonical)
  }

  @Test("R28: a canonical text of more than 256 characters is none")
  func canonicalBound() {
    let longest = "1-" + String(repeating: "a.1.", count: 63) + "aa"
    #expect(longest.utf8.count == 256)
    #expect(AppVersion.read(canonicalText: longest) != nil)
    #expect(AppVersion.read(canonicalText: longest + "a") == nil)
  }

  @Test("The parts of a version can be asked for")
  func parts() {
    let version: AppVersion = "v1.2.3.4-beta.5+67"
    #expect(version.major == 1)
    #expect(version.minor == 2)
    #expect(version.patch == 3)
    #expect(version.build == "67")
    #expect(version.isPreRelease)
    #expect(version.withoutPreRelease.rawValue == "1.2.3.4")
    #expect(version.withoutPreRelease == "1.2.3.4")
    let short: AppVersion = "7"
    #expect((short.major, short.minor, short.patch) == (7, 0, 0))
    #expect(short.build == nil)
    #expect(!short.isPreRelease)
    let built: AppVersion = "v1.0.0+5"
    #expect(built.withoutPreRelease.rawValue == "v1.0.0+5")
  }

  @Test("A version can be made from its numbers")
  func numbers() {
    #expect(AppVersion(3).rawValue == "3.0.0")
    #expect(AppVersion(3, 1) == "3.1")
    #expect(AppVersion(3, 1, 4) == "3.1.4")
  }

  @Test("A version is coded as the text that was given")
  func coding() throws {
    let versions: [AppVersion] = ["v1.03", "2.0b3+7"]
    let data = try JSONEncoder().encode(versions)
    #expect(String(decoding: data, as: UTF8.self) == #"["v1.03","2.0b3+7"]"#)
    let decoded = try JSONDecoder().decode([AppVersion].self, from: data)
    #expect(decoded.map(\.rawValue) == ["v1.03", "2.0b3+7"])
  }

  @Test("A text that is no version says so when it is decoded")
  func decodingError() {
    #expect {
      try JSONDecoder().decode([AppVersion].self, from: Data(#"["1..3"]"#.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription == #""1..3" is not a version such as 1.6.1."#
    }
  }

  @Test("A reader names the place of a text that is no version")
  func reader() throws {
    let text = #"{"from": "1.2", "through": "1..3"}"#
    let object = try JSONReader(JSONDocument.parse(text.utf8)).object
    #expect(try object.required("from").version == "1.2")
    let through = try object.required("through")
    let error = #expect(throws: JSONError.self) { try through.version }
    #expect(
      error?.description
        == #"line 1, $.through: The text "1..3" is not a version such as 1.6.1."#
    )
  }

  @Test("A literal that is no version stops the app")
  func literal() async {
    await #expect(processExitsWith: .failure) {
      let version: AppVersion = "1..3"
      print(version)
    }
  }

  @Test("A negative number stops the app")
  func negative() async {
    await #expect(processExitsWith: .failure) { print(AppVersion(1, -2)) }
  }
}
