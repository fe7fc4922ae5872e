extension LaunchPolicy {
  /// Returns the policy for some slots only.
  public func only(for slots: LaunchSlot...) -> LaunchPipeline {
    scoped(.only(slots: slots))
  }

  /// Returns the policy for some items only.
  public func only(items: LaunchItemID...) -> LaunchPipeline {
    scoped(.only(items: items))
  }

  /// Returns the policy for everything but some slots.
  public func except(_ slots: LaunchSlot...) -> LaunchPipeline {
    scoped(.except(slots: slots))
  }

  /// Returns the policy for everything but some items.
  public func except(items: LaunchItemID...) -> LaunchPipeline {
    scoped(.except(items: items))
  }

  /// Returns the policy for what is in another scope, too; a ``CountingPolicy`` counts no more than
  /// that, either.
  public func scoped(_ scope: LaunchScope) -> LaunchPipeline {
    var pipeline = LaunchPipeline(self)
    for index in pipeline.entries.indices { pipeline.entries[index].narrow(to: scope) }
    return pipeline
  }

  /// Returns the policy for launches in which a condition holds; the name says which (R8).
  public func when(
    _ condition: String,
    _ isMet: @escaping @Sendable (LaunchState) -> Bool
  ) -> LaunchPipeline {
    var pipeline = LaunchPipeline(self)
    for index in pipeline.entries.indices {
      pipeline.entries[index].policy = ConditionalPolicy(
        base: pipeline.entries[index].policy,
        condition: condition,
        isMet: isMet
      )
    }
    return pipeline
  }

  /// Returns the policy under another name, which its objections carry.
  public func named(_ name: String) -> LaunchPipeline {
    var pipeline = LaunchPipeline(self)
    for index in pipeline.entries.indices { pipeline.entries[index].rename(name) }
    return pipeline
  }
}
