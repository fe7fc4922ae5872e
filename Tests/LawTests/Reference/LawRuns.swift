import AppLaunch
import Foundation

/// How many random launches a law is tried on.
enum LawRuns {
  /// `APPLAUNCH_LAWS_LAUNCHES`, or few enough for every build: those of the law about everything.
  static let launches = wanted ?? 1_000

  /// Those of each other law.
  static let few = wanted.map { $0 / 20 } ?? 200

  private static let wanted = number("APPLAUNCH_LAWS_LAUNCHES").map { Int($0) }

  /// `APPLAUNCH_LAWS_SEED`: the one seed to try again.
  static let seed = number("APPLAUNCH_LAWS_SEED")

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  /// Calls a closure with one seed after another until the launches that it tells of are enough.
  static func forEachSeed(
    launches wanted: Int,
    _ body: (UInt64) throws -> Int
  ) throws {
    if let seed {
      _ = try body(seed)
      return
    }
    var launches = 0
    var seed: UInt64 = 1
    while launches < wanted {
      launches += try body(seed)
      seed += 1
    }
    // The gate adds these up.
    if Self.wanted != nil { print("played \(launches) launches") }
  }

  /// Plays games until there were enough launches, and checks the game after every step.
  static func play(
    launches: Int,
    rules: [LawRule]? = nil,
    hasTroubles: Bool = false,
    _ check: (LawStep, LawGame) throws -> Void
  ) throws {
    try forEachSeed(launches: launches) { seed in
      var game = LawGame(seed: seed, rules: rules, hasTroubles: hasTroubles)
      for _ in 0..<60 {
        let step = game.step()
        do {
          try check(step, game)
        } catch {
          throw LawFailure(seed: seed, game: game, problem: "\(error)")
        }
      }
      return game.launches
    }
  }

  /// Plays games likewise; the closure gets the queue as it was before the step, too.
  static func playWithBefore(
    launches: Int,
    rules: [LawRule]? = nil,
    _ check: (_ before: LaunchQueue<AnyLaunchItem>, LawStep, LawGame) throws -> Void
  ) throws {
    var before = LaunchQueue<AnyLaunchItem>()
    try play(launches: launches, rules: rules) { step, game in
      try check(before, step, game)
      before = game.queue
    }
  }
}

/// A law that does not hold, with what replays it.
struct LawFailure: Error, CustomStringConvertible {
  var description: String

  init(seed: UInt64, game: LawGame, problem: String) {
    let items = game.pool.items.map {
      "\($0.name) in \($0.slot), rank \($0.rank), by \($0.settledBy), of \($0.owner)"
    }
    description = """
      \(problem)
      Replay with APPLAUNCH_LAWS_SEED=\(seed)
      Queue: \(game.queue.summary)
      Reference: \(game.reference.summary)
      Rules: \(game.rules.map(\.name).joined(separator: ", "))
      Items:
        \(items.joined(separator: "\n  "))
      Steps:
        \(game.steps.map(\.description).joined(separator: "\n  "))
      """
  }
}

extension LaunchQueue<AnyLaunchItem> {
  fileprivate var summary: String {
    "\(current.map(\.name) ?? "nothing") on screen, waiting \(waiting.names), held \(held.names), "
      + "dropped \(dropped.names), failed \(failed.names)"
  }
}

extension ReferenceQueue {
  fileprivate var summary: String {
    func names(_ standing: Standing) -> [String] { all(standing).map(\.item.name) }
    return "\(current?.item.name ?? "nothing") on screen, waiting \(waiting.map(\.item.name)), "
      + "held \(names(.held)), dropped \(names(.dropped)), failed \(names(.failed))"
  }
}

/// What a law found wrong.
struct LawProblem: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Throws where a condition does not hold.
func demand(_ condition: Bool, _ problem: @autoclosure () -> String) throws {
  if !condition { throw LawProblem(problem()) }
}

/// Throws where two values differ.
func demand<Value: Equatable>(_ found: Value, is expected: Value, _ what: @autoclosure () -> String)
  throws
{
  if found != expected { throw LawProblem("\(what()) is \(found), must be \(expected)") }
}
