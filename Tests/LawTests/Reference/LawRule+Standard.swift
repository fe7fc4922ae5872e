import AppLaunch

extension LawRule {
  /// The standard pipeline, written from its table.
  static func standard() -> [LawRule] {
    let asks: [LaunchSlot] = [.reviewAsk, .followUp]
    let links: [LaunchTrigger] = [.link, .notification, .shortcut]
    return [
      LawRule(part: "drop", of: .standard) { offer, queue in  // S1
        guard offer.item.slot == .whatsNew, queue.hasShown(.onboarding) else { return .allow }
        return queue.onboardedBefore ? .allow : .drop
      },
      LawRule(part: "hold") { offer, queue in  // S1
        guard offer.item.slot == .whatsNew, queue.hasShown(.onboarding) else { return .allow }
        return queue.onboardedBefore ? .hold : .allow
      },
      LawRule(part: "hold") { offer, queue in  // S2
        asks.contains(offer.item.slot) && queue.hasShown(.onboarding) ? .hold : .allow
      },
      LawRule(part: "hold") { offer, queue in  // S3
        (offer.item.slot == .whatsNew || asks.contains(offer.item.slot)) && queue.hasShown(.paywall)
          ? .hold : .allow
      },
      LawRule(part: "limit") { offer, queue in  // S4
        asks.contains(offer.item.slot) && asks.contains(where: queue.hasShown) ? .hold : .allow
      },
      LawRule(part: "quiet") { offer, queue in  // S5
        links.contains(queue.launch.trigger) && isOptional(offer) ? .hold : .allow
      },
      LawRule(part: "crashLoop") { offer, queue in  // S6
        queue.deaths(of: offer, loop: 3) >= 3 && isOptional(offer) ? .drop : .allow
      },
    ]
  }

  /// What `.calm` adds.
  static func calm() -> LawRule {
    LawRule(part: "limit", of: LaunchPipeline(OnePerLaunch())) { offer, queue in
      let counts = queue.shown.contains {
        !$0.isFollowUp && !$0.slot.mandatory && $0.slot != .onboarding
      }
      return counts && offer.followUp == nil && isOptional(offer) ? .hold : .allow
    }
  }

  /// Whether S5, S6 and `.calm` are about an item.
  static func isOptional(_ offer: ReferenceQueue.Offer) -> Bool {
    offer.item.slot != .onboarding && !offer.item.slot.mandatory
  }
}
