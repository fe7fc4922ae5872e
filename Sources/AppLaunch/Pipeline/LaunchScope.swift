/// Which candidates a policy is about.
///
/// An exception to a rule is written as scope on that rule, never as a policy that overrides (R8).
public struct LaunchScope: Hashable, Sendable {
  /// All of these must hold; none means everything.
  package var clauses: [Clause]

  package enum Clause: Hashable, Sendable {
    /// The union of slots and items (N34).
    case only(slots: [String], items: [LaunchItemID])
    case except(slots: [String], items: [LaunchItemID])
  }

  /// Every candidate.
  public static let everything = LaunchScope(clauses: [])

  /// Returns the scope of some slots and some items, together.
  public static func only(slots: [LaunchSlot] = [], items: [LaunchItemID] = []) -> Self {
    LaunchScope(clauses: [.only(slots: slots.map(\.name), items: items)])
  }

  /// Returns the scope of everything but some slots and some items.
  public static func except(slots: [LaunchSlot] = [], items: [LaunchItemID] = []) -> Self {
    LaunchScope(clauses: [.except(slots: slots.map(\.name), items: items)])
  }

  /// Returns the candidates that are in both scopes.
  public func intersection(_ other: Self) -> Self {
    LaunchScope(clauses: clauses + other.clauses.filter { !clauses.contains($0) })
  }

  /// Whether every candidate is in the scope.
  public var isEverything: Bool { clauses.isEmpty }

  /// Returns whether an item of a slot is in the scope.
  public func contains(_ id: LaunchItemID, slot: String) -> Bool {
    clauses.allSatisfy { clause in
      switch clause {
      case .only(let slots, let items): slots.contains(slot) || items.contains(id)
      case .except(let slots, let items): !(slots.contains(slot) || items.contains(id))
      }
    }
  }

  /// Returns whether the scope names a slot as one that it is about (R10, N32).
  public func names(_ slot: String) -> Bool {
    clauses.contains { clause in
      if case .only(let slots, _) = clause { slots.contains(slot) } else { false }
    }
  }

  /// Whether single items are named, so that the slot alone does not decide.
  package var mentionsItems: Bool {
    clauses.contains { clause in
      switch clause {
      case .only(_, let items), .except(_, let items): !items.isEmpty
      }
    }
  }

  /// Returns whether a policy with this scope is asked about an item.
  package func applies(to id: LaunchItemID, slot: LaunchSlot) -> Bool {
    contains(id, slot: slot.name) && (!slot.mandatory || names(slot.name))
  }
}
