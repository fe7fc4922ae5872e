/// A stored time, with its place in the order of everything stored.
///
/// The order number tells which clock corrections came later than the entry (N25); stored times
/// themselves are never changed (R14).
public struct Stamp: Hashable, Sendable {
  /// What the wall clock said.
  public var time: LaunchTime

  /// The number of the entry in the record.
  public var order: Int

  /// Creates a stamp.
  public init(_ time: LaunchTime, order: Int) {
    self.time = time
    self.order = order
  }
}

/// A launch that noticed that the clock had been set back (R14).
public struct ClockCorrection: Hashable, Sendable {
  /// What the clock said when it was noticed: no entry stored before can really be later.
  public var noticed: Stamp
}

extension LaunchRecord {
  /// Returns when something happened as far as can be known: the earliest of what was stored, of
  /// what later corrections noticed, and of now (R14, N25).
  public func knownTime(_ stamp: Stamp, now: LaunchTime) -> LaunchTime {
    var time = min(stamp.time, now)
    for correction in corrections where correction.noticed.order > stamp.order {
      time = min(time, correction.noticed.time)
    }
    return time
  }

  /// Adds a correction where the clock says less than some stored time.
  mutating func noticeClock(_ now: LaunchTime) {
    guard let latest, now < latest else { return }
    let noticed = stamp(now)
    corrections.removeAll { $0.noticed.time >= now }
    corrections.append(ClockCorrection(noticed: noticed))
    if corrections.count > Self.keptCorrections { mergeOldestCorrections() }
    self.latest = now
  }

  /// Joins the two oldest corrections into one that is never too late for either's entries.
  private mutating func mergeOldestCorrections() {
    let first = corrections.removeFirst()
    corrections[0].noticed.time = min(first.noticed.time, corrections[0].noticed.time)
  }

  /// Returns a stamp for an entry made now.
  mutating func stamp(_ now: LaunchTime) -> Stamp {
    order = order.saturatingAdd(1)
    latest = latest.map { max($0, now) } ?? now
    return Stamp(now, order: order)
  }
}
