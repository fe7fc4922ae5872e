import Testing

@testable import AppLaunch

@Suite("JSON writer")
struct JSONWriterTests {
  private let value: JSONValue = [
    "b": 1, "a": [true, nil, "x/y"], "empty": [[], [:]], "nested": ["half": 0.5],
  ]

  @Test("Keys keep the order in which they were given")
  func compact() {
    #expect(
      value.text()
        == #"{"b":1,"a":[true,null,"x/y"],"empty":[[],{}],"nested":{"half":0.5}}"#
    )
  }

  @Test("Pretty text has one value a line, indented by two spaces")
  func pretty() {
    let expected = """
      {
        "b": 1,
        "a": [
          true,
          null,
          "x/y"
        ],
        "empty": [
          [],
          {}
        ],
        "nested": {
          "half": 0.5
        }
      }
      """
    #expect(value.text(pretty: true) == expected)
  }

  @Test("Calls write the same bytes as the value", arguments: [false, true])
  func calls(pretty: Bool) {
    var writer = JSONWriter(pretty: pretty)
    writer.reserve(100)
    writer.object { writer in
      writer.key("b")
      writer.int(1)
      writer.key("a")
      writer.array { writer in
        writer.bool(true)
        writer.null()
        writer.string("x/y")
      }
      writer.key("empty")
      writer.value([[], [:]])
      writer.key("nested")
      writer.object { writer in
        writer.key("half")
        writer.value(0.5)
      }
    }
    #expect(writer.text == value.text(pretty: pretty))
    #expect(writer.bytes == value.bytes(pretty: pretty))
  }

  @Test("A terminal escape is written as text")
  func escapes() {
    let text = JSONValue.string("\u{1B}[31m\u{9B}31m</script>\u{7F}").text()
    #expect(text == #""\u001b[31m\u009b31m</script>\u007f""#)
  }

  @Test("Lines end at the level that is asked for")
  func lines() {
    let value: JSONValue = ["a": ["b": ["c": [1, 2]], "d": []], "e": [1, [2]]]
    var writer = JSONWriter(lines: 2)
    writer.value(value)
    #expect(
      writer.text == """
        {
          "a": {
            "b": {"c":[1,2]},
            "d": []
          },
          "e": [1,[2]]
        }
        """
    )
  }
}
