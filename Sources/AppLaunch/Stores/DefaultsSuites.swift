import Foundation

/// User defaults, which are documented as safe to use from any thread; which SDKs say so in their type
/// differs.
struct DefaultsSuite: @unchecked Sendable {  // Thread-safe, as documented.
  let defaults: UserDefaults
}

/// The suites of user defaults in which this process keeps records (R54).
///
/// Two objects may stand for one suite, whose name neither tells: what one is given for a moment, the
/// other has. Nothing of that stays (R18).
enum DefaultsSuites {
  private static let known = Guarded<[DefaultsSuite]>([DefaultsSuite(defaults: .standard)])

  /// Returns a number that is the same for all objects of a suite, in this process.
  static func number(of defaults: UserDefaults) -> Int {
    if let index = known.withLock({ $0.firstIndex { $0.defaults === defaults } }) { return index }
    var asked = 0
    while true {
      let suites = known.withLock { $0 }
      // Observers of the defaults may call back while these are asked, so no lock is held.
      if let index = suites.indices.dropFirst(asked).first(where: { index in
        isOneSuite(suites[index].defaults, defaults)
      }) {
        return index
      }
      asked = suites.count
      let isAdded = known.withLock { known in
        guard known.count == asked else { return false }
        known.append(DefaultsSuite(defaults: defaults))
        return true
      }
      if isAdded { return asked }
    }
  }

  /// Returns whether each sees what the other is given: a suite that was added to another is seen
  /// by that one, and does not see it.
  private static func isOneSuite(_ first: UserDefaults, _ second: UserDefaults) -> Bool {
    sees(first, second) && sees(second, first)
  }

  private static func sees(_ observer: UserDefaults, _ given: UserDefaults) -> Bool {
    let mark = "AppLaunch.mark-\(UUID().uuidString)"
    given.set(true, forKey: mark)
    defer { given.removeObject(forKey: mark) }
    return observer.bool(forKey: mark)
  }
}
