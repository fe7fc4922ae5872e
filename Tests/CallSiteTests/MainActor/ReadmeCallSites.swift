// Compiled twice, with either default isolation: the other folder holds a link to this file.
import AppLaunch
import AppLaunchItems
import Foundation
import Testing

/// The samples of the README, in its order, line by line: a test compares them.
@Suite("Call sites of the README") struct ReadmeCallSites {
  @Test("The first sample prints what the README says it prints")
  func first() throws {
    var printed: [String] = []
    func print(_ value: some CustomStringConvertible) { printed.append(value.description) }

    let welcome = AnyLaunchItem("welcome", slot: .onboarding)
    let news = AnyLaunchItem("news", slot: .whatsNew)
    let trial = AnyLaunchItem("trialOffer", slot: .followUp)

    var queue = LaunchQueue<AnyLaunchItem>(pipeline: .calm)
    queue.offer([trial, welcome, news])
    print(queue.current!.id)
    queue.dismissed(welcome)
    print(queue.explain())

    let said = try #require(Self.blocks("").first)
    #expect(printed.joined(separator: "\n").split(separator: "\n").map(String.init) == said)
  }

  @Test("Two forms of a pipeline say the same")
  func rules() {
    let pipeline = LaunchPipeline {
      Standard()
      Cooldown(of: .paywall, for: .days(3))
      FrequencyCap(3, of: .reviewAsk, within: .days(365))
      ProOnly().only(for: .followUp)
    }
    let same: LaunchPipeline = [
      .standard, .cooldown(of: .paywall, for: .days(3)),
      .cap(3, of: .reviewAsk, within: .days(365)),
      .policy(ProOnly()).only(for: .followUp),
    ]
    #expect(pipeline.entries.map(\.name) == same.entries.map(\.name))
    #expect(pipeline.entries.map(\.scope) == same.entries.map(\.scope))
  }

  struct ProOnly: LaunchPolicy {
    func verdict(for candidate: LaunchCandidate, in state: LaunchState) -> Verdict {
      state.facts["isPro"] == true
        ? .allow : .hold("needs Pro, is \(state.facts["plan"] ?? "free")")
    }
  }

  struct Host {
    var session = LaunchSession<AnyLaunchItem>(pipeline: .calm)
    let store: any LaunchRecordStore
    let notes = WhatsNewNotes<String>(catalog: [Release(version: "1.1", pages: ["cards"])])

    mutating func run(
      version: String,
      draw: (AnyLaunchItem) -> Void,
      answer: () -> LaunchDismissal,
      app: () -> Void
    ) {
      let context = LaunchContext(at: .now, version: AppVersion(version))
      if let asked = session.begin(context, from: store) {
        session.open(["notes": notes.answer(in: asked).map { AnyLaunchItem($0) }])
      }
      if let fault = session.queue.recordFault { print(fault) }
      session.becameActive()
      // Written before it is seen, so that a crash cannot undo it.
      while let item = session.next(savingTo: store) {
        draw(item)
        session.queue.appeared(item, at: .now)
        session.queue.dismissed(item, via: answer(), at: .now)
      }
      session.save(to: store)
      app()
      session.quit(at: .now)
      session.save(to: store)
      if let error = session.saveError { print(error) }
    }
  }

  func standardHost() {
    var host = Host(store: StandardLaunchRecordStore(app: "tidy"))
    host.session.isPersistent = true
  }

  @Test("The host saves before it shows, shows the notes once, and ends launches cleanly")
  func host() throws {
    let store = InMemoryLaunchRecordStore()
    var drawn: [String] = []
    var ran = 0
    for version in ["1.0", "1.1", "1.1"] {
      var host = Host(store: store)
      host.run(
        version: version,
        draw: { item in
          drawn.append(item.id.rawValue)
          #expect(store.record?.item(item.id, owner: .install)?.timesPresented == 1)
        },
        answer: { .finished },
        app: { ran += 1 }
      )
    }
    #expect(drawn == ["whatsNew"])
    #expect(ran == 3)
    #expect(store.record?.launches == 3)
    #expect(store.record?.deaths.isEmpty == true)
  }

  @Test("Every line of Swift in the README stands in this file, in its order")
  func samples() throws {
    let file = try String(contentsOfFile: #filePath, encoding: .utf8)
    var lines = file.split(separator: "\n").map(Self.trimmed)[...]
    for line in try Self.blocks("swift").joined().map(Self.trimmed) {
      let found = try #require(lines.firstIndex(of: line), "\(line)")
      lines = lines[(found + 1)...]
    }
  }

  /// The code blocks of the README in a language, their lines.
  private static func blocks(_ language: String) throws -> [[String]] {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    var blocks: [[String]] = []
    var open: String?
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("```") {
        if open == nil {
          open = String(line.dropFirst(3))
          if open == language { blocks.append([]) }
        } else {
          open = nil
        }
      } else if open == language {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  private static func trimmed(_ line: some StringProtocol) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}
