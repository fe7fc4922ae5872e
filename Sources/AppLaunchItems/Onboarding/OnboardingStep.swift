public import AppLaunch

/// One step of onboarding, with a name and a version of its own.
public struct OnboardingStep: Hashable, Sendable, Codable {
  /// The name, stable across versions of the app.
  public var id: String

  /// The version of the step: a higher one shows again.
  public var version: Int

  /// Whether the step sets up something on the device, so that it returns after a restore on another
  /// one.
  public var needsDevice: Bool

  /// Whether the user has to go through it: it cannot be skipped.
  public var isRequired: Bool

  /// Creates a step.
  public init(
    _ id: String,
    version: Int = 1,
    needsDevice: Bool = false,
    isRequired: Bool = false
  ) {
    self.id = id
    self.version = version
    self.needsDevice = needsDevice
    self.isRequired = isRequired
  }
}

extension OnboardingStep {
  private enum CodingKeys: String, CodingKey {
    case id, version, needsDevice
    case isRequired = "required"
  }

  /// Reads a step, of which all but the name may be missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .id),
      version: try container.decodeIfPresent(Int.self, forKey: .version) ?? 1,
      needsDevice: try container.decodeIfPresent(Bool.self, forKey: .needsDevice) ?? false,
      isRequired: try container.decodeIfPresent(Bool.self, forKey: .isRequired) ?? false
    )
  }
}

extension OnboardingStep {
  /// Returns the edition under which the record keeps the step; that of a step which needs the device
  /// belongs to one install.
  public func edition(on installID: String) -> LaunchEdition {
    LaunchEdition(rawValue: "\(id)@\(version)\(suffix(installID))")
  }

  private func suffix(_ installID: String) -> String { needsDevice ? " on \(installID)" : "" }

  /// Returns the version of this step that an edition stands for, or nil where it is another's.
  private func version(of edition: LaunchEdition, on installID: String) -> Int? {
    let (prefix, suffix) = ("\(id)@", suffix(installID))
    guard edition.rawValue.hasPrefix(prefix), edition.rawValue.hasSuffix(suffix) else { return nil }
    return Int(edition.rawValue.dropFirst(prefix.count).dropLast(suffix.count))
  }

  /// Returns how the step was seen, or nil where it was not: any settled version that is at least the
  /// declared one (N24).
  func settlement(in context: ProviderContext, of item: ItemRecord?) -> Settlement? {
    guard let item else { return nil }
    let found = item.editions.compactMap { edition, entry -> Settlement? in
      guard let settlement = entry.settlement,
        let seen = self.version(of: edition, on: context.record.installID), seen >= version
      else { return nil }
      return settlement
    }
    return found.max { $0.at.order < $1.at.order }
  }
}
