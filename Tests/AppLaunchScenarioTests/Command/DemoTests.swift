#if os(macOS) || os(Linux)
  import Testing

  /// The demo as a process, played as the README and its own hints say.
  @Suite("Demo", .serialized, .timeLimit(.minutes(1)))
  struct DemoTests {
    /// The first launch, with its screens answered.
    static let first = "printf 'agree\\nclose\\nquit\\n' | \"$0\" --record r >first"

    /// Lines of shell after the first launch, of which the last finds what is looked for.
    static let plays: [(String, String)] = [
      (
        "the README's command shows notes",
        "printf 'close\\nlater\\nquit\\n' | \"$0\" --record r --version 1.6.1 --at +3d --explain >out; "
          + "grep -q \"What's new in Tidy 1.6.1\" out"
      ),
      (
        "hints are whole commands",
        "grep -q 'try: swift run launch-demo --record r --version' first"
      ),
      (
        "Enter on an offer closes it",
        "echo quit | \"$0\" --record r --at +1d >out; "
          + "printf '\\nquit\\n' | \"$0\" --record r --at +1d >out; "
          + "grep -q '(paywall: closeButton)' out"
      ),
      (
        "Enter on a trial closes it",
        "printf 'close\\n\\nquit\\n' | \"$0\" --record r --version 1.6.1 --at +3d >out; "
          + "grep -q '(trialOffer: closeButton)' out"
      ),
      (
        "a launch goes on from a pretended time",
        "echo quit | \"$0\" --record r --at 2999-01-01 >out; "
          + "printf 'later\\nquit\\n' | \"$0\" --record r >out; "
          + "grep -q '^note: the clock goes on' out && grep -q 'launch 3, same, 2999-01-01' out"
      ),
      ("a launch without one says nothing", "echo quit | \"$0\" --record r >out; ! grep note out"),
      (
        "what is typed cannot disturb a terminal",
        "printf 'a\\342\\200\\256b\\342\\200\\213c\\nquit\\n' | \"$0\" --record r >out; "
          + "grep -q 'There is no a.u{202e}b.u{200b}c' out"
      ),
      (
        "Pro is bought by its own word",
        "printf 'buy\\nquit\\n' | \"$0\" --record r >out; "
          + "grep -q 'Tidy Pro is yours' out"
      ),
    ]

    @Test(
      "A script prints what stands beside it",
      .enabled(if: StandardStreamTests.isBuilt("launch-demo")),
      arguments: [
        "crash-loop", "first-run", "link", "paywall", "pretending", "review", "upgrade",
      ]
    )
    func script(name: String) throws {
      let script = "\(ExampleScenarios.folder)/../Demo/Scripts/\(name)"
      let line = "\"$0\" --script '\(script).txt' >out; cmp out '\(script).expected' >&2"
      let result = try StandardStreamTests.run("launch-demo", line)
      #expect(result.status == 0)
      #expect(result.complaints == "")
    }

    @Test(
      "What is played comes",
      .enabled(if: StandardStreamTests.isBuilt("launch-demo")),
      arguments: plays
    )
    func play(what: String, line: String) throws {
      let result = try StandardStreamTests.run("launch-demo", "\(Self.first); \(line)")
      #expect(result.status == 0, "\(what)")
      #expect(result.complaints == "")
    }
  }
#endif
