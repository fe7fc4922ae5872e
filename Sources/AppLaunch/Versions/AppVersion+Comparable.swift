extension AppVersion: Comparable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    if lhs.parts === rhs.parts { return true }
    return lhs.major == rhs.major && lhs.minor == rhs.minor && lhs.patch == rhs.patch
      && lhs.furtherComponents == rhs.furtherComponents && lhs.preRelease == rhs.preRelease
  }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    let left = (lhs.major, lhs.minor, lhs.patch)
    let right = (rhs.major, rhs.minor, rhs.patch)
    if left != right { return left < right }
    if lhs.furtherComponents != rhs.furtherComponents {
      // No zeros at the end, so what is longer by further components is greater.
      return lhs.furtherComponents.lexicographicallyPrecedes(rhs.furtherComponents)
    }
    if lhs.isPreRelease != rhs.isPreRelease { return lhs.isPreRelease }
    return lhs.preRelease.lexicographicallyPrecedes(rhs.preRelease)
  }
}

extension AppVersion: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(major)
    hasher.combine(minor)
    hasher.combine(patch)
    hasher.combine(furtherComponents)
    hasher.combine(preRelease)
  }
}
