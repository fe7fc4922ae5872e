/// Something that could appear at launch: a screen, a sheet, a system prompt.
///
/// An enum with string raw values only has to say where each case belongs:
///
/// ```swift
/// enum Screen: String, LaunchItem {
///   case welcome, trialOffer
///
///   var slot: LaunchSlot {
///     switch self {
///     case .welcome: .onboarding
///     case .trialOffer: .followUp
///     }
///   }
/// }
/// ```
public protocol LaunchItem: Sendable {
  /// The name, stable across versions of the app.
  var id: LaunchItemID { get }

  /// What may change while the id stays.
  var edition: LaunchEdition { get }

  /// The editions that are settled with this one: the steps of a flow, say.
  var settles: [LaunchEdition] { get }

  /// The place.
  var slot: LaunchSlot { get }

  /// The order within the slot, lower first.
  var rank: Int { get }

  /// What settles an edition for good (R25).
  var settledBy: LaunchSettlement { get }

  /// Whose entry in the record it is (R53).
  var owner: LaunchOwner { get }
}

extension LaunchItem {
  public var edition: LaunchEdition { .only }
  public var settles: [LaunchEdition] { [] }
  public var rank: Int { 0 }
  public var owner: LaunchOwner { .install }

  /// What the slot usually wants: see ``LaunchSettlement/usual(in:)``.
  public var settledBy: LaunchSettlement { .usual(in: slot) }
}

extension LaunchItem where Self: RawRepresentable, RawValue == String {
  public var id: LaunchItemID { LaunchItemID(rawValue) }
}
