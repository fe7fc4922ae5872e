#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// The tools as processes, with streams that cannot be used.
  @Suite("Standard streams of the tools", .serialized, .timeLimit(.minutes(1)))
  struct StandardStreamTests {
    /// Where the tools are built, beside the tests.
    static let folder: URL = {
      var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      while folder.path.contains(".xctest") { folder = folder.deletingLastPathComponent() }
      return folder
    }()

    static func isBuilt(_ tool: String) -> Bool {
      FileManager.default.isExecutableFile(atPath: folder.appending(path: tool).path)
    }

    /// Runs a line of shell in which `$0` is the tool and `$1` a folder for its files.
    static func run(_ tool: String, _ line: String) throws -> (status: Int32, complaints: String) {
      let files = try TemporaryFolder()
      _ = try files.file("good.json", RunCommandTests.passing.utf8)
      _ = try files.file("complaints", [])
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      let tool = folder.appending(path: tool).path
      process.arguments = ["-c", "cd \"$1\"; \(line)", tool, files.path]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(
        forWritingTo: URL(filePath: "\(files.path)/complaints")
      )
      try process.run()
      let deadline = Date(timeIntervalSinceNow: 20)
      while process.isRunning, Date() < deadline { usleep(5_000) }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      let text = try String(contentsOfFile: "\(files.path)/complaints", encoding: .utf8)
      return (process.terminationReason == .exit ? process.terminationStatus : -1, text)
    }

    static let closed = "The output cannot be written: Bad file descriptor."

    /// Lines, what they end with, and what is complained of.
    static let labLines: [(String, Int32, String)] = [
      ("\"$0\" run good.json", 0, ""),
      ("\"$0\" run good.json >&-", 3, "launch-lab: \(closed)\n"),
      ("\"$0\" help >&-", 3, "launch-lab: \(closed)\n"),
      ("\"$0\" run good.json >&- 2>&-", 3, ""),
      ("\"$0\" run missing.json 2>&-", 2, ""),
      ("\"$0\" run missing.json <&- >&- 2>&-", 3, ""),
      // The reader is gone: it has seen enough, so nothing is said.
      ("mkfifo p; (: <p) & exec 3>p; wait; \"$0\" run good.json >&3", 3, ""),
      // A pipe without a writer would be waited for.
      (
        "mkfifo p; \"$0\" run p", 2, "launch-lab: p: This is a pipe or a device, not a file.\n"
      ),
      ("ln -s good.json link; \"$0\" run link", 0, ""),
      (
        "\"$0\" run /dev/null", 2,
        "launch-lab: /dev/null: This is a pipe or a device, not a file.\n"
      ),
    ]

    @Test(
      "launch-lab never traps or waits",
      .enabled(if: isBuilt("launch-lab")),
      arguments: labLines
    )
    func lab(line: String, status: Int32, complaints: String) throws {
      let result = try Self.run("launch-lab", line)
      #expect(result.status == status)
      #expect(result.complaints == complaints)
    }

    static let demoLines: [(String, Int32, String)] = [
      ("\"$0\" --record r <&-", 0, ""),
      (": | \"$0\" --record r", 0, ""),
      ("printf 'agree\\nclo' | \"$0\" --record r", 0, ""),
      ("\"$0\" --record r <.", 0, ""),
      (
        "\"$0\" --record r >&-", 3,
        "launch-demo: the output cannot be written: Bad file descriptor\n"
      ),
      (
        "\"$0\" --help >&-", 3, "launch-demo: the output cannot be written: Bad file descriptor\n"
      ),
      ("\"$0\" --record r <&- >&- 2>&-", 3, ""),
      ("mkfifo p; (: <p) & exec 3>p; wait; \"$0\" --record r >&3", 3, ""),
      (": >empty; \"$0\" --script empty", 2, "launch-demo: the script empty has no launch in it\n"),
      ("\"$0\" --script .", 2, "launch-demo: the script . cannot be read\n"),
      ("\"$0\" --script missing", 2, "launch-demo: the script missing cannot be opened\n"),
      (
        "echo 'launch --record r' | \"$0\" --script -", 2,
        "launch-demo: line 1: --record, --script and --help have no place in a script\n"
      ),
      (
        "printf 'agree\\nagre\\n' | \"$0\" --script - --version 1.7", 2,
        "launch-demo: line 2: agre means nothing there\n"
      ),
      (
        "printf '\\nlaunch\\n' | \"$0\" --version 1.7 --script -", 2,
        "launch-demo: line 2: each launch of a script has its own flags, so --script takes none\n"
      ),
      (
        "printf 'launch\\nagree\\n\\nagre\\n' | \"$0\" --script -", 2,
        "launch-demo: line 4: agre means nothing there\n"
      ),
      (
        "printf 'launch\\nquit\\n# over\\nexplain\\n' | \"$0\" --script -", 2,
        "launch-demo: line 4: launch 1 ends before the answer explain\n"
      ),
      (
        "\"$0\" --record .", 2, "launch-demo: --record needs a file, and . is a folder\n"
      ),
      (
        "\"$0\" --reset --show-nothing", 2,
        "launch-demo: --reset has nothing to forget where nothing is written: run it by itself\n"
      ),
      ("\"$0\" --at +3", 2, "launch-demo: --at needs \(times), not +3\n"),
      ("\"$0\" --at 2026-02-30", 2, "launch-demo: --at needs \(times), not 2026-02-30\n"),
      ("\"$0\" --at", 2, "launch-demo: --at needs \(times)\n"),
      // The record is not written into, whatever numbers of files are free.
      ("\"$0\" --record r <&- >&-; \"$0\" --record r | grep -c note; :", 0, closedDemo),
    ]

    static let times =
      "a date such as 2026-03-09, a time such as 2026-03-09T18:30:00Z, or the time from the last "
      + "launch on, such as +45s, +31m, +2h, +3d or -3d"

    static let closedDemo = "launch-demo: the output cannot be written: Bad file descriptor\n"

    @Test(
      "launch-demo never traps or waits",
      .enabled(if: isBuilt("launch-demo")),
      arguments: demoLines
    )
    func demo(line: String, status: Int32, complaints: String) throws {
      let result = try Self.run("launch-demo", line)
      #expect(result.status == status)
      #expect(result.complaints == complaints)
    }
  }
#endif
