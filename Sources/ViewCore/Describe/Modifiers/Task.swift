// Asynchronous work that belongs to a view: it's started when the view appears,
// and cancelled when the view disappears.

extension View {
  /// Starts a task when the view appears, and cancels it when the view
  /// disappears.
  ///
  ///     Text(board.title).task { await board.load() }
  ///
  /// - Parameters:
  ///   - name: Names the task in `ViewHost.work`.
  ///   - action: Keeps the values that the view's properties had when its body
  ///     made the closure. State stays live (P-73).
  /// - Timing: The task is made after the views of the pass are there, among
  ///   the `onAppear` actions and in their order. Its code starts in a later
  ///   turn of the main actor (P-68): call `await host.settle()`. Another
  ///   evaluation of the body neither restarts nor replaces it (P-69).
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext
    _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: 0, name: name, namesID: false, priority: priority, action: action))
  }

  /// Starts a task when the view appears, and a new one when a value changes.
  ///
  ///     Text(pier).task(id: pier) { await board.load(pier) }
  ///
  /// - Timing: As `task(name:priority:_:)`. When an evaluation passes a
  ///   different id, the host cancels the task and then starts one with the
  ///   newest closure (P-70). The cancelled task may finish after that.
  public func task<ID: Equatable>(
    id: ID, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext
    _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: id, name: name, namesID: true, priority: priority, action: action))
  }
}

private struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let name: String?
  /// Whether `ViewHost.work` names the id, too.
  let namesID: Bool
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void

  /// The task of one place, and what the next start needs.
  @MainActor
  private final class Running {
    var newest: TaskModifier?
    var id: ID?
    var task: Task<Void, Never>?

    // A host that is freed cancels its tasks, too.
    deinit { task?.cancel() }
  }

  func queueActions(at node: Node) {
    let running = node.memory { Running() }
    running.newest = self
    if running.id == id { return }
    let (graph, place) = (node.graph, node.place)
    graph.afterwards { [weak running, unowned graph] in
      guard let running, let newest = running.newest, running.id != newest.id
      else { return }
      running.task?.cancel()
      running.id = newest.id
      running.task = newest.start(at: place, in: graph)
    }
  }

  private func start(at place: Place, in graph: ViewGraph) -> Task<Void, Never>
  {
    let label = "\(place.owner), \(name ?? "task")"
    let work = graph.openWork.begin(namesID ? "\(label) \(id)" : label)
    let task = startTask(priority: priority, action, work)
    work.task = task
    return task
  }

  func unmount(from node: Node) {
    guard let running = node.kept(as: Running.self) else { return }
    running.newest = nil
    node.graph.afterwards { running.task?.cancel() }
  }
}

// These functions stand outside the generic type, because a task's closure in it
// would capture the type of the id.

private typealias Action = @isolated(any) @Sendable () async -> Void

private func startTask(
  priority: TaskPriority, _ action: @escaping Action, _ work: Work
) -> Task<Void, Never> {
  Task(executorPreference: MainQueue.shared, priority: priority) {
    await run(action, work)
  }
}

// On the main actor, so that tasks start in the order they're made.
@MainActor
private func run(_ action: Action, _ work: Work) async {
  await action()
  work.end()
}

extension Place {
  /// The name of the nearest view that has a body.
  fileprivate var owner: String { name ?? parent?.owner ?? "a view" }
}
