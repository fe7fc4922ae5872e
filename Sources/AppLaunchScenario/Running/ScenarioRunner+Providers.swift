import AppLaunch

extension ScenarioRunner {
  /// Offers items, in the order of their declaration (N6).
  mutating func offer(_ ids: [LaunchItemID]) throws(SenselessStep) {
    let process = try running()
    let answers = try process.ask(for: ids).sorted { $0.source.order < $1.source.order }
    if process.session.phase != .active, process.session.phase != .background {
      self.process?.early += ids
      guard process.session.isLaunched else { return }
    }
    self.process?.session.queue.answeredAgain(answers, at: now)
  }

  /// Lets a provider answer that was to answer later.
  mutating func answer(_ id: LaunchItemID, _ answer: ScenarioAnswer) throws(SenselessStep) {
    guard let index = try running().awaited.firstIndex(where: { $0.provider.item.id == id }) else {
      throw SenselessStep("No answer of \(id.rawValue.quoted) is awaited.")
    }
    deliver(index, answer)
  }

  /// Delivers the answer of a provider: its own, or what a step makes it say.
  mutating func deliver(_ index: Int, _ answer: ScenarioAnswer?) {
    guard let provider = process?.awaited.remove(at: index).provider,
      let context = process?.providerContext
    else { return }
    switch answer {
    case .offers(true), nil:
      let answer = provider.answer(in: context)
      process?.session.queue.answered(provider.source, answer, at: now)
    case .offers(false):
      process?.session.queue.answered(provider.source, ProviderAnswer(), at: now)
    case .throwing(let text):
      process?.session.queue.providerFailed(provider.source, text, at: now)
    }
  }
}
