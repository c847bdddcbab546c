// Asynchronous work that belongs to a view, so that it starts when the view
// appears and is cancelled when the view disappears.

extension View {
  /// Starts a task when the view appears, and cancels it when the view
  /// disappears.
  ///
  ///     Text(board.title).task { await board.load() }
  ///
  /// - Parameters:
  ///   - name: The name of the task in `ViewHost.work`.
  ///   - action: The work. The closure keeps the values that the view's
  ///     properties had when its body made the closure, but it sees state as it
  ///     is at the moment (P-73).
  /// - Timing: The task is created after the views of the pass are there, among
  ///   the `onAppear` actions and in the order in which they are written. Its
  ///   code starts in a later turn of the main actor (P-68), so call `await
  ///   host.settle()` if you want to see what it does. When the body is
  ///   evaluated again, the task is neither restarted nor replaced (P-69).
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext
    _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: 0, name: name, namesID: false, priority: priority, action: action))
  }

  /// Starts a task when the view appears, and a new one when the id changes.
  ///
  ///     Text(pier).task(id: pier) { await board.load(pier) }
  ///
  /// - Timing: As `task(name:priority:_:)`. If an evaluation passes a different
  ///   id, the host cancels the task and then starts one with the newest
  ///   closure (P-70). A task that was cancelled might still finish after the
  ///   new one has started.
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
  /// Whether `ViewHost.work` shows the id, too.
  let namesID: Bool
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void

  /// The task of one place, and what it takes to start the next one.
  @MainActor
  private final class Running {
    var newest: TaskModifier?
    var id: ID?
    var task: Task<Void, Never>?

    // When a host is freed, its tasks are cancelled, too.
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

// These functions are outside the generic type, because in there the closure of
// a task would capture the type of the id.

private typealias Action = @isolated(any) @Sendable () async -> Void

private func startTask(
  priority: TaskPriority, _ action: @escaping Action, _ work: Work
) -> Task<Void, Never> {
  Task(executorPreference: MainQueue.shared, priority: priority) {
    await run(action, work)
  }
}

// This runs on the main actor, so that tasks start in the order in which they
// are created.
@MainActor
private func run(_ action: Action, _ work: Work) async {
  await action()
  work.end()
}
