import AppLaunch
import AppLaunchItems
import Testing

@testable import AppLaunchScenario

@Suite("launch-lab help")
struct HelpTests {
  static func lines(_ topic: HelpTopic) -> [Substring] { topic.text.split(separator: "\n") }

  /// Whether a page has a line that begins with a word and tells something of it.
  static func tells(_ page: [Substring], of word: String) -> Bool {
    page.contains { line in
      let words = line.split(separator: " ", maxSplits: 1)
      return line.hasPrefix("  " + word) && words.first.map(String.init) == word && words.count == 2
    }
  }

  static func expect<Key: ScenarioKey>(_ topic: HelpTopic, _ keys: Key.Type) {
    let page = lines(topic)
    for key in Key.allCases { #expect(tells(page, of: key.rawValue), "\(key)") }
  }

  @Test("Every key of the format is told of")
  func format() {
    Self.expect(.format, ScenarioFile.Key.self)
    Self.expect(.format, ScenarioSlotKey.self)
    Self.expect(.format, ScenarioItem.Key.self)
    Self.expect(.format, ScenarioItem.StepKey.self)
    Self.expect(.format, ScenarioItem.ReleaseKey.self)
    Self.expect(.format, ScenarioItem.LimitKey.self)
  }

  @Test("What a review ask is limited to without limits of its own is told, as the code has it")
  func usualLimits() throws {
    let text = HelpTopic.format.text.replacing(#/\s+/#, with: " ")
    let usual = ReviewLimits(moment: nil)
    for (key, value) in [
      ("minimumDays", "\(usual.minimumDays)"), ("daysOfUse", "\(usual.daysOfUse)"),
      ("perYear", "\(usual.perYear)"), ("daysBetween", "\(usual.daysBetween)"),
      ("errorQuietDays", "\(usual.errorQuietDays)"), ("perVersion", "minor"), ("moment", "null"),
    ] {
      #expect(text.contains(try Regex("\(key) [^;]*; \(value) if left out")), "\(key)")
    }
    #expect(usual.perVersion == .minor)
  }

  @Test("Every step and its keys are told of")
  func steps() {
    Self.expect(.steps, ScenarioStep.Key.self)
    Self.expect(.steps, ScenarioLaunch.Key.self)
    Self.expect(.steps, ScenarioReturn.Key.self)
    Self.expect(.steps, ScenarioStep.AnswerKey.self)
    Self.expect(.steps, ScenarioStep.DismissKey.self)
    Self.expect(.steps, ScenarioStep.TruthKey.self)
    Self.expect(.steps, ScenarioStep.ResetKey.self)
  }

  @Test("Everything that can be expected is told of")
  func expectations() {
    Self.expect(.expect, ScenarioCheck.Key.self)
  }

  @Test("Every type of policy is told of with all its keys, and so are the keys of all types")
  func policies() {
    let page = Self.lines(.policies)
    for word in PolicyRegistry.withItems.words {
      #expect(Self.tells(page, of: word))
      let meaning = PolicyHelp.meanings[word] ?? ""
      #expect(!meaning.isEmpty, "\(word) has no meaning")
      let keys = PolicyRegistry.withItems.keys(of: word)
      let text = page.joined(separator: " ").replacing(#/ +/#, with: " ")
      #expect(text.contains("\(word) \(([keys.joined(separator: ", ")] + [meaning]).said)"))
    }
    for key in PolicyReader.commonKeys {
      #expect(Self.tells(page, of: key))
      #expect(PolicyHelp.commonMeanings[key] != nil, "\(key) has no meaning")
    }
    for preset in PolicyPreset.allCases { #expect(Self.tells(page, of: preset.rawValue)) }
  }

  @Test("A page fits a terminal of 80 columns", arguments: HelpTopic.allCases)
  func width(topic: HelpTopic) {
    #expect(Self.lines(topic).filter { $0.count > 80 } == [])
  }

  @Test("A topic is asked for by its word", arguments: HelpTopic.allCases)
  func topic(topic: HelpTopic) {
    let (status, output) = CapturedOutput.lab("help", topic.rawValue)
    #expect(status == .passed)
    #expect(output.lines == [topic.text])
  }
}

extension [String] {
  /// Keys and meaning as a page has them.
  fileprivate var said: String { filter { !$0.isEmpty }.joined(separator: ": ") }
}
