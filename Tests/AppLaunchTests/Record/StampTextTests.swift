import TestSupport
import Testing

@testable import AppLaunch

@Suite("Text of stamps")
struct StampTextTests {
  @Test(
    "Times are written and read as their own text has it, whichever way",
    arguments: [
      0, 1, -1, 250, 1_772_442_000_000, 1_772_442_000_250, -62_167_219_200_000, -62_167_219_200_001,
      253_402_300_799_000, 253_402_300_800_000, .min, .max, 951_782_400_000, 4_107_542_399_000,
    ] as [Int64]
  )
  func times(milliseconds: Int64) {
    let stamp = Stamp(LaunchTime(milliseconds: milliseconds), order: .max)
    #expect(stamp.description == "\(stamp.time)#9223372036854775807")
    #expect(Stamp(stamp.description) == stamp)
  }

  @Test("The short way reads exactly what the long way does")
  func agreement() {
    var generator = SeededGenerator(seed: 1)
    let alphabet = Array("0123456789-:TZ 9".unicodeScalars)
    for _ in 0..<20_000 {
      var text = Array(
        "20\(Int.random(in: 10...99, using: &generator))-03-31T23:59:59Z".unicodeScalars
      )
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let index = Int.random(in: 0..<text.count, using: &generator)
        text[index] = alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      var string = String(String.UnicodeScalarView(text))
      let long = LaunchTime(iso8601: string)
      let short = string.withUTF8 { LaunchTime(canonical: $0[...]) }
      #expect(short == nil || short == long, "\(string)")
      #expect(Stamp("\(string)#1")?.time == long, "\(string)")
    }
  }

  @Test(
    "Anything else is no stamp",
    arguments: [
      "", "#", "#1", "2026-03-02T09:00:00Z", "2026-03-02T09:00:00Z#", "2026-03-02T09:00:00Z#1 ",
      "2026-03-02T09:00:00Z #1", "2026-03-02T09:00:00Z#+1", "2026-03-02T09:00:00Z#1#2", "é#1",
    ]
  )
  func invalid(text: String) {
    #expect(Stamp(text) == nil)
  }
}
