import Testing

@testable import AppLaunch

@Suite("JSON numbers")
struct JSONNumberTests {
  static let integers: [(String, Int64?)] = [
    ("0", 0), ("-0", 0), ("0.0", 0), ("0e999999999999999999999", 0), ("7", 7), ("-7", -7),
    ("1.0", 1), ("-1.0", -1), ("1e2", 100), ("1E+2", 100), ("100e-2", 1), ("1.25e2", 125),
    ("12.50e1", 125), ("1.5", nil), ("1e-1", nil), ("0.001", nil),
    ("1e18", 1_000_000_000_000_000_000),
    ("1e19", nil), ("1e999999999999999999999", nil), ("1e-999999999999999999999", nil),
    ("9223372036854775807", .max), ("9223372036854775808", nil), ("9223372036854775807.0", .max),
    ("-9223372036854775808", .min), ("-9223372036854775809", nil),
    ("-922337203685477580.8e1", .min),
    ("999999999999999999", 999_999_999_999_999_999),
  ]

  @Test("A number is an integer only if it is exactly one and fits", arguments: integers)
  func integer(text: String, value: Int64?) throws {
    guard case .number(let number) = try JSONDocument.parse(text.utf8).root.kind else {
      Issue.record("\(text) is no number")
      return
    }
    #expect(number.int == value)
    #expect(number.text == text)
  }

  @Test(
    "A number is a binary number unless it is too large",
    arguments: [("0.1", 0.1), ("-2.5e-3", -0.0025), ("3", 3.0), ("1e999", nil), ("1e-999", 0)]
      as [(String, Double?)]
  )
  func double(text: String, value: Double?) throws {
    guard case .number(let number) = try JSONDocument.parse(text.utf8).root.kind else {
      Issue.record("\(text) is no number")
      return
    }
    #expect(number.double == value)
  }

  @Test(
    "A number made of a binary number is valid JSON and reads back the same",
    arguments: [
      0, -0.0, 0.1, 1e-7, .leastNonzeroMagnitude, 1e22, -1.797_693_134_862_315_7e308, 123_456.789,
    ]
  )
  func made(value: Double) throws {
    let made = try #require(JSONNumber(value))
    guard case .number(let number) = try JSONDocument.parse(made.text.utf8).root.kind else {
      Issue.record("\(made.text) is no number")
      return
    }
    #expect(number.double == value)
    #expect(number.text == made.text)
  }

  @Test("No number is made of what is not finite", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    #expect(JSONNumber(value) == nil)
  }
}
