import Foundation
import TestSupport
import Testing

@testable import AppLaunch

@Suite("JSON round trips")
struct JSONRoundTripTests {
  @Test("What is written reads back as the same value")
  func roundTrip() throws {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let value = JSONValue.random(depth: 5, using: &generator)
      for pretty in [false, true] {
        let document = try JSONDocument.parse(value.bytes(pretty: pretty))
        #expect(JSONValue(document.root) == value, "seed \(seed)")
      }
    }
  }

  @Test("Foundation reads what is written as we do")
  func foundation() throws {
    for seed in 0..<50 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let value = JSONValue.random(depth: 4, using: &generator)
      let decoded = try JSONDecoder().decode(JSONValue.self, from: Data(value.bytes(pretty: true)))
      #expect(decoded == value.normalized, "seed \(seed)")
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let encoded = try JSONDocument.parse(encoder.encode(value))
      #expect(JSONValue(encoded.root).normalized == value.normalized, "seed \(seed)")
    }
  }

  @Test("Changed bytes are read or refused and never crash")
  func noise() throws {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var bytes = JSONValue.random(depth: 4, using: &generator).bytes(pretty: true)
      for _ in 0..<3 {
        guard let index = bytes.indices.randomElement(using: &generator) else { continue }
        bytes[index] = .random(in: 0...255, using: &generator)
      }
      guard let document = try? JSONDocument.parse(bytes) else { continue }
      let value = JSONValue(document.root)
      #expect(JSONValue(try JSONDocument.parse(value.bytes()).root) == value, "seed \(seed)")
    }
  }
}

extension JSONValue {
  /// Members sorted by key and numbers by value, as coders other than ours leave them.
  fileprivate var normalized: JSONValue {
    switch self {
    case .array(let elements):
      .array(elements.map(\.normalized))
    case .object(let members):
      .object(
        members.map { Member($0.key, $0.value.normalized) }.sorted { $0.key < $1.key }
      )
    case .number(let number):
      .number(number.int.map { JSONNumber($0) } ?? number.double.flatMap(JSONNumber.init) ?? number)
    default:
      self
    }
  }

  fileprivate static func random(
    depth: Int,
    using generator: inout SeededGenerator
  ) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &generator) {
    case 0: return nil
    case 1: return .bool(.random(using: &generator))
    case 2: return .int(Int64.random(in: .min ... .max, using: &generator))
    case 3: return JSONValue(floatLiteral: .random(in: -1e6...1e6, using: &generator))
    case 4: return .string(randomText(using: &generator))
    case 5, 6:
      return .array(
        (0..<Int.random(in: 0..<6, using: &generator)).map { _ in
          random(depth: depth - 1, using: &generator)
        }
      )
    default:
      return .object(
        (0..<Int.random(in: 0..<6, using: &generator)).map { index in
          let key = "\(index)" + randomText(using: &generator)
          return Member(key, random(depth: depth - 1, using: &generator))
        }
      )
    }
  }

  private static func randomText(using generator: inout SeededGenerator) -> String {
    let alphabet: [Unicode.Scalar] = [
      "a", "\"", "\\", "/", "\n", "\u{0}", "\u{1F}", "\u{7F}", "é", "\u{85}", "\u{2028}", "€", "😀",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<12, using: &generator) {
      text.append(alphabet.randomElement(using: &generator) ?? "a")
    }
    return String(text)
  }
}
