// The tree of nodes, and the pass that evaluates the nodes marked in it.

/// The nodes of one host, and the work that is left for the next pass.
///
/// A change only marks nodes. A pass then evaluates the marked nodes, beginning
/// with those nearest to the root, and runs the actions that have to wait until
/// the nodes are evaluated. Because these actions might mark nodes again, the
/// pass repeats both steps until there is nothing left to do.
@MainActor
final class ViewGraph {
  nonisolated let inbox = Inbox()
  let openWork = OpenWork()
  private(set) var root: Node?
  var log: [Evaluation] = []
  var issues: [Issue] = []
  private var names: PropertyNames
  private var marked = MarkedNodes()
  private var afterwards: [() -> Void] = []
  private var passes = 0
  private var isPassing = false

  /// The graphs that are performing an action or a pass, with the innermost one
  /// last.
  private static var active: [ViewGraph] = []

  static var current: ViewGraph? { active.last }

  /// The graph that is performing an action, unless it is in a pass.
  static var performing: ViewGraph? {
    active.last.flatMap { $0.isPassing ? nil : $0 }
  }

  /// The number of times that a node can be evaluated in one pass.
  private static let evaluationLimit = 64
  /// The number of times that changes of one value can run its action in one
  /// pass.
  private static let actionLimit = 2

  init(_ view: any View, names: [String: AnyKeyPath]) {
    self.names = PropertyNames(names)
    let root = Node(Child(.only, view), in: self, below: nil)
    self.root = root
    pass { root.evaluate(.mounted) }
  }

  deinit { inbox.close() }

  /// Runs a closure, and then a pass.
  ///
  /// - Parameter name: The name of the tasks that the closure starts.
  func perform<Result>(
    _ name: String, _ action: () throws -> Result
  ) rethrows -> Result {
    if isPassing { fatalError(Message.performInPass) }
    Self.active.append(self)
    defer {
      pass()
      Self.active.removeLast()
    }
    let work = openWork.begin(name)
    return try Work.$ofAction.withValue(work, operation: action)
  }

  /// Evaluates the marked nodes.
  func pass() { pass {} }

  private func pass(_ begin: () -> Void) {
    if isPassing { fatalError(Message.performInPass) }
    isPassing = true
    Self.active.append(self)
    passes += 1
    begin()
    repeat {
      takeNotes()
      if let node = marked.removeFirst() {
        if node.isMarked { node.evaluate() }
      } else if !afterwards.isEmpty {
        let actions = afterwards
        afterwards = []
        for action in actions { action() }
      }
    } while !(marked.isEmpty && afterwards.isEmpty && inbox.isEmpty)
    Self.active.removeLast()
    isPassing = false
  }

  /// Runs an action once the views of this pass have been evaluated.
  func afterwards(_ action: @escaping () -> Void) {
    afterwards.append(action)
  }

  /// Marks nodes for the changes in the inbox, and queues its actions.
  func takeNotes() {
    if inbox.isEmpty { return }
    for note in inbox.empty() {
      switch note {
      case .action(let action): afterwards.append(action)
      case .mark(let place, let change, let view, let isMain):
        let cause = cause(of: change)
        if let issue = Issue(cause, during: view, isMain: isMain) {
          report(issue)
        }
        guard let node = place.node else { continue }
        node.take(cause)
        marked.insert(node)
      }
    }
  }

  private func cause(of change: Change) -> Cause {
    switch change {
    case .cause(let cause): cause
    case .property(let keyPath): .property(names.name(of: keyPath))
    }
  }

  /// Whether a node can be evaluated once more in this pass.
  func allows(evaluationOf node: Node, _ causes: [Cause]) -> Bool {
    if node.evaluations.next(inPass: passes) <= Self.evaluationLimit {
      return true
    }
    report(.endless(node.kind.name, causes))
    return false
  }

  /// Whether the action for changes of a value can run once more in this pass.
  ///
  /// - Parameters:
  ///   - modifier: The modifier that has the action.
  ///   - runs: How often the action has run.
  func allows(
    actionOf modifier: String, at node: Node, _ runs: inout CountInPass
  ) -> Bool {
    if runs.next(inPass: passes) <= Self.actionLimit { return true }
    report(.endlessAction(of: modifier, in: node.place.owner))
    return false
  }

  /// Records an issue, unless it has been recorded already.
  func report(_ issue: Issue) {
    guard !issues.contains(issue) else { return }
    issues.append(issue)
    ViewHost.isWarned?(issue)
  }
}
