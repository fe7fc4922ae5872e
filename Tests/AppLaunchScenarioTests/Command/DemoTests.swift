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
        "every hint is a command that can be pasted, on a line by itself",
        "\(hinted) test $(grep -c . commands) = 2 && while read -r command; do "
          + "cp r s; echo quit | eval \"$command\" >out || exit 1; mv s r; done <commands"
      ),
      (
        "a hint names a record whose name has spaces and quotes",
        "echo quit | \"$0\" --record \"it's a record\" >first; \(hinted) rm \"it's a record\"; "
          + "read -r command <commands; echo quit | eval \"$command\" >out && test -f \"it's a record\""
      ),
      ("who follows the last hint is asked for a review", "\(follow("tail"))"),
      ("who follows the first hint is asked for a review", "\(follow("head"))"),
      (
        "a wrong word at a card is answered with what the card takes",
        "rm r; printf 'agre\\nquit\\n' | \"$0\" --record r >out; "
          + "grep -q 'There is no agre. This card takes agree, quit. Commands: save, ' out"
      ),
      (
        "to quit takes no further words, and to wait takes a unit",
        "printf 'quit now\\nwait 5\\nquit\\n' | \"$0\" --record r >out; "
          + "grep -q 'There is no quit now. Commands: save, ' out && "
          + "grep -q 'How long? A number with s, m, h or d, such as wait 31m' out"
      ),
      (
        "a clock set back goes on from there",
        "echo quit | \"$0\" --record r --at 2999-01-04 >out; "
          + "printf 'later\\nquit\\n' | \"$0\" --record r --at -3d >out; "
          + "grep -q 'launch 3, same, 2999-01-01T09:00:00Z' out"
      ),
      (
        "times are told in whole seconds",
        "printf 'explain\\nquit\\n' | \"$0\" --record r >out; "
          + "grep -q 'was installed' out && ! grep -q ' ms' out"
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

    /// Takes the commands of the hints of the launch before, for `eval`.
    static let hinted =
      "grep '^  swift run launch-demo ' first | sed 's/swift run launch-demo/\"$0\"/' >commands; "

    /// Follows the first or the last hint, over and over, and saves each time, until a review is asked.
    static func follow(_ which: String) -> String {
      "for i in 1 2 3 4 5 6 7 8 9; do \(hinted) command=$(\(which) -n 1 commands); "
        + "printf 'close\\nlater\\nagree\\nclose\\nsave\\nlater\\nquit\\n' | eval \"$command\" >first; "
        + "grep -q 'Do you like Tidy' first && exit 0; done; exit 1"
    }

    @Test(
      "A script prints what stands beside it",
      .enabled(if: StandardStreamTests.isBuilt("launch-demo")),
      arguments: [
        "clock", "crash-loop", "first-run", "link", "paywall", "pretending", "review", "upgrade",
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
