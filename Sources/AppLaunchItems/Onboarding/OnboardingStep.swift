public import AppLaunch

/// One step of onboarding, with a name and a version of its own (D11).
public struct OnboardingStep: Hashable, Sendable, Codable {
  /// The name, stable across versions of the app.
  public var id: String

  /// The version of the step: a higher one shows again.
  public var version: Int

  /// Whether the step sets up something on the device, so that it returns after a restore on another
  /// one.
  public var needsDevice: Bool

  /// Creates a step.
  public init(_ id: String, version: Int = 1, needsDevice: Bool = false) {
    self.id = id
    self.version = version
    self.needsDevice = needsDevice
  }

  /// The edition under which the record keeps the step.
  public var edition: LaunchEdition { LaunchEdition(rawValue: "\(id)@\(version)") }

  /// Returns the version of this step that an edition stands for, or nil where it is another's.
  func version(of edition: LaunchEdition) -> Int? {
    guard edition.rawValue.hasPrefix("\(id)@") else { return nil }
    return Int(edition.rawValue.dropFirst(id.count + 1))
  }

  /// Returns how the step was seen, or nil where it was not: any settled version that is at least the
  /// declared one (N24).
  func settlement(in item: ItemRecord?, restored: Int?, version: AppVersion?) -> Settlement? {
    guard let item else { return nil }
    let found = item.editions.compactMap { edition, entry -> Settlement? in
      guard let settlement = entry.settlement, settlement.holds(in: version) else { return nil }
      guard let seen = self.version(of: edition), seen >= self.version else { return nil }
      if needsDevice, let restored, settlement.at.order < restored { return nil }
      return settlement
    }
    return found.max { $0.at.order < $1.at.order }
  }
}
