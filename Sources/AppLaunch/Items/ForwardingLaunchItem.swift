/// An item that is another one in an app's own type: everything but the wrapper comes from the base.
///
/// ```swift
/// enum Screen: ForwardingLaunchItem {
///   case onboarding(OnboardingItem)
///   case whatsNew(WhatsNewItem<String>)
///
///   var base: any LaunchItem {
///     switch self {
///     case .onboarding(let item): item
///     case .whatsNew(let item): item
///     }
///   }
/// }
/// ```
public protocol ForwardingLaunchItem: LaunchItem {
  /// The item that says what this one is.
  var base: any LaunchItem { get }
}

extension ForwardingLaunchItem {
  public var id: LaunchItemID { base.id }
  public var edition: LaunchEdition { base.edition }
  public var settles: [LaunchEdition] { base.settles }
  public var slot: LaunchSlot { base.slot }
  public var rank: Int { base.rank }
  public var settledBy: LaunchSettlement { base.settledBy }
  public var owner: LaunchOwner { base.owner }
}
