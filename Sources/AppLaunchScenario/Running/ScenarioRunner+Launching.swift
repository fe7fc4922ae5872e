import AppLaunch

extension ScenarioRunner {
  /// The name of the install in every scenario (N36).
  static let installID = "scenario"

  /// Begins a process, and its first launch unless it is in the background.
  mutating func begin(_ launch: ScenarioLaunch) throws(SenselessStep) {
    guard process == nil else {
      throw SenselessStep("A process is running; end it with kill or quit first.")
    }
    now = try instant(of: launch.time)
    replaceItems(launch.items)
    let providers = [ScenarioProvider](items)
    var process = ScenarioProcess(
      session: LaunchSession(pipeline: file.policies.pipeline.merged(with: providers.policies)),
      providers: providers
    )
    process.version = launch.version
    process.untrackedEarlierUse = launch.untrackedEarlierUse
    self.process = process
    for step in untold { try tellEarly(step) }
    untold = []
    for (fact, value) in launch.facts.sorted(by: { $0.key < $1.key }) {
      try tell(.fact(fact, is: value))
    }
    for (flag, value) in launch.flags.sorted(by: { $0.key < $1.key }) {
      try tell(.flag(flag, is: value))
    }
    if let subject = launch.subject { try tellEarly(.subject(subject)) }
    if let trigger = launch.trigger { beginLaunch(by: trigger) }
  }

  /// Makes a background launch active.
  mutating func activate() throws(SenselessStep) {
    let process = try running()
    guard process.scene == .background, !process.session.isLaunched else {
      throw SenselessStep("Only a launch in the background becomes active.")
    }
    beginLaunch(by: .user)
  }

  /// Begins a launch in a process that has none, with the context of now.
  mutating func beginLaunch(by trigger: LaunchTrigger) {
    guard var process, let now else { return }
    process.scene = .active
    let context = context(of: process, at: now, trigger: trigger)
    let asked = process.session.begin(
      context,
      record: isRecordUnavailable ? .unavailable : .available(stored)
    )
    open(process, asked)
  }

  /// Begins a further launch in a process that had one.
  mutating func beginLaunchAgain() {
    guard var process, let now else { return }
    let asked = process.session.beginAgain(context(of: process, at: now, trigger: .resume))
    open(process, asked)
  }

  /// Ends the process as it is; only what was durable remains.
  mutating func kill() throws(SenselessStep) {
    _ = try running()
    process = nil
  }

  /// Ends the process cleanly.
  mutating func quit() throws(SenselessStep) {
    var (process, now) = (try running(), try time())
    let last = process.session.quit(at: now)
    if let last, canWrite { stored = last }
    self.process = nil
  }

  private func context(
    of process: ScenarioProcess,
    at instant: LaunchInstant,
    trigger: LaunchTrigger
  ) -> LaunchContext {
    LaunchContext(
      at: instant,
      version: process.version,
      trigger: trigger,
      untrackedEarlierUse: process.untrackedEarlierUse,
      installID: Self.installID,
      adopts: process.providers.flatMap { $0.adoptions(on: Self.installID) }
    )
  }

  /// Asks the providers, unless the record cannot be read, and lets the first decision be made.
  private mutating func open(_ process: ScenarioProcess, _ asked: ProviderContext?) {
    var process = process
    process.seenEvents = 0
    process.awaited = []
    defer {
      self.process = process
      pass(.zero)
    }
    guard let asked else {
      // What was offered waits on, without its provider (N11).
      let early = process.providers.filter { process.early.contains($0.item.id) }
      process.session.queue.answeredAgain(
        early.map { ($0.source, ProviderAnswer(offers: [ScenarioScreen($0.item)])) }
      )
      return
    }
    var answers: [(source: LaunchSource, answer: ProviderAnswer<ScenarioScreen>)] = []
    for provider in process.providers {
      let item = provider.item
      guard item.offer == .everyLaunch || process.early.contains(item.id) else { continue }
      if item.answer == .atOnce || item.offer == .manual {
        answers.append((provider.source, provider.answer(in: asked)))
      } else {
        process.awaitAnswer(of: provider, since: asked.launch.startedAt?.elapsed ?? .zero)
      }
    }
    process.early = []
    process.session.open(
      answers,
      awaiting: process.awaited.map(\.provider.pending),
      due: process.providers.flatMap { $0.dueKeys(in: asked) }
    )
    process.session.becameActive()
  }

  private mutating func replaceItems(_ replacements: [ScenarioItem]) {
    for item in replacements {
      if let index = items.firstIndex(where: { $0.id == item.id }) {
        items[index] = item
      } else {
        items.append(item)
      }
    }
  }
}

extension ScenarioProcess {
  /// Waits for a provider that answers later.
  fileprivate mutating func awaitAnswer(
    of provider: ScenarioProvider,
    since start: LaunchDuration
  ) {
    var awaited = Awaited(provider: provider)
    if case .after(let length) = provider.item.answer { awaited.at = start + length }
    self.awaited.append(awaited)
  }
}

extension ScenarioProvider {
  /// The provider as the queue waits for it.
  fileprivate var pending: PendingProvider {
    PendingProvider(source, slots: [item.slot], deadline: item.deadline)
  }
}
