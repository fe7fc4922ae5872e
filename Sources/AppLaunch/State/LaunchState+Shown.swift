extension [LaunchState.Shown] {
  /// Returns the first that lies in a scope.
  func first(in scope: LaunchScope) -> Element? {
    first { scope.contains($0.id ?? "", slot: $0.slot) }
  }
}

extension LaunchState.Shown {
  /// The item's name, or the slot's where the app showed it elsewhere.
  var title: String { id?.rawValue ?? slot }
}
