// How an item leaves without having been closed.

extension LaunchQueue {
  /// Removes an item that waits or is on screen; it is not settled (R37).
  public mutating func withdraw(_ id: LaunchItemID, at instant: LaunchInstant? = nil) {
    tick(instant)
    if !remove(id) { note(.ignored("withdraw", id)) }
    decide()
  }

  /// Keeps an item out after all, since whoever was asked once more before it appears said that the user
  /// may not have it (R37).
  ///
  /// It is not settled, and may be offered again. What has not appeared is not counted (R24).
  public mutating func notEligible(
    _ id: LaunchItemID,
    _ reason: String,
    at instant: LaunchInstant? = nil
  ) {
    tick(instant)
    if let presented = onScreen, presented.candidate.id == id, !presented.isConfirmed {
      takeBack(presented)
      standings[id] = nil
      take(LaunchDecline(id, .notEligible(reason), owner: presented.candidate.owner))
    } else if let index = waitingList.position(of: id) {
      let owner = waitingList.candidates[index].owner
      remove(id)
      take(LaunchDecline(id, .notEligible(reason), owner: owner))
    } else if !remove(id) {
      note(.ignored("notEligible", id))
    }
    decide()
  }

  /// Removes an item that waits or is on screen.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  private mutating func remove(_ id: LaunchItemID) -> Bool {
    if let presented = onScreen, presented.candidate.id == id {
      note(.withdrawn(id))
      resolve(presented, .withdrawn)
    } else if let index = waitingList.position(of: id) {
      _ = waitingList.remove(at: index)
      standings[id] = nil
      offeredEarly.removeAll { $0.id == id }
      note(.withdrawn(id))
    } else {
      return false
    }
    return true
  }
}
