extension LaunchScope {
  /// Slots and items, together.
  struct Names: Hashable {
    var slots: [String] = []
    var items: [LaunchItemID] = []

    var isEmpty: Bool { slots.isEmpty && items.isEmpty }
  }

  /// The scope as what it is about, nil for everything, and what is left out; nil where it takes more
  /// lists to say it.
  var lists: (only: Names?, except: Names)? {
    var only: Names?
    var except = Names()
    for clause in clauses {
      switch clause {
      case .except(let slots, let items):
        except.slots.append(contentsOf: slots.filter { !except.slots.contains($0) })
        except.items.append(contentsOf: items.filter { !except.items.contains($0) })
      case .only(let slots, let items):
        guard let narrower = Names(slots: slots, items: items).intersection(only) else {
          return nil
        }
        only = narrower
      }
    }
    return (only, except)
  }
}

extension LaunchScope.Names {
  /// Returns the names that are in both; nil where an item of one might be in a slot of the other.
  fileprivate func intersection(_ other: Self?) -> Self? {
    guard let other, other != self else { return self }
    let mightMeet =
      (!slots.isEmpty && !other.items.isEmpty) || (!items.isEmpty && !other.slots.isEmpty)
    guard !mightMeet else { return nil }
    return Self(
      slots: other.slots.filter(slots.contains),
      items: other.items.filter(items.contains)
    )
  }
}
