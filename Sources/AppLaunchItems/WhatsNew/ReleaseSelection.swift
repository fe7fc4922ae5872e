public import AppLaunch

/// Which of the due releases show (R30, R31).
///
/// A team adds its own beside those that ship:
///
/// ```swift
/// extension ReleaseSelection {
///   nonisolated static let majorsOnly = ReleaseSelection("majorsOnly") { due, _ in
///     due.filter { $0.minor == 0 }
///   }
/// }
///
/// let majors = WhatsNewNotes(catalog: catalog, selection: .majorsOnly)
/// ```
public struct ReleaseSelection: Sendable {
  /// The name, for logs.
  public let name: String

  private let choose: @Sendable ([AppVersion], AppVersion) -> [AppVersion]

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - name: The name, for logs.
  ///   - choose: Returns those versions that show, of those that are due, newest first, and the running
  ///     one. It must give the same answer each time; the order of what it returns means nothing, and
  ///     versions that are not due show no more than they did.
  public init(
    _ name: String,
    choose: @escaping @Sendable (_ due: [AppVersion], _ running: AppVersion) -> [AppVersion]
  ) {
    self.name = name
    self.choose = choose
  }

  /// Returns the releases that show, of those that are due, newest first.
  public func select<Page>(_ due: [Release<Page>], running: AppVersion) -> [Release<Page>] {
    guard !due.isEmpty else { return [] }
    let chosen = Set(choose(due.map(\.version), running))
    return due.filter { chosen.contains($0.version) }
  }
}

extension ReleaseSelection {
  /// The newest only: who skipped versions sees one.
  public static let newest = ReleaseSelection("newest") { due, _ in Array(due.prefix(1)) }

  /// All of them, newest first.
  public static let all = ReleaseSelection("all") { due, _ in due }

  /// All of them, newest first, at most so many.
  public static func all(limit: Int) -> ReleaseSelection {
    ReleaseSelection("all(limit: \(limit))") { due, _ in Array(due.prefix(max(0, limit))) }
  }

  /// The release of the running version, else that of its major and minor alone.
  public static let matchingVersion = ReleaseSelection("matchingVersion") { due, running in
    let exact = due.first { $0.withoutPreRelease == running.withoutPreRelease }
    let minor = due.first { $0.agrees(with: running, to: .minor) && $0.hasOnlyMinor }
    return [exact ?? minor].compactMap(\.self)
  }
}

extension AppVersion {
  /// Whether nothing stands behind the minor number but zeros.
  fileprivate var hasOnlyMinor: Bool {
    withoutPreRelease.canonicalText.split(separator: ".").count <= 2
  }
}
