// The part of a view that lasts while its descriptions come and go.

/// One view in the tree, for as long as it is mounted.
///
/// A node keeps the view's state, its subscriptions, and the tracking of its
/// last evaluation. If the view is described again with the same identity and
/// the same type, the node stays. Otherwise it is unmounted, and everything
/// that it keeps ends with it.
@MainActor
final class Node {
  let place: Place
  let id: ChildID
  let kind: ViewKind
  let depth: Int
  unowned let graph: ViewGraph
  unowned let parent: Node?
  private(set) var children: [Node] = []
  /// The view as the parent described it. The body is evaluated in a copy.
  private(set) var view: any View
  /// The environment of the views below.
  var scope: EnvironmentScope
  /// The objects that the dynamic properties keep; in a primitive view, what it
  /// remembers.
  var slots: [AnyObject?] = []
  /// The causes of the next evaluation; empty if none is due.
  private(set) var causes: [Cause] = []
  /// Whether the first evaluation has not finished yet.
  private(set) var isNew = true
  /// The evaluations in the current pass.
  var evaluations = CountInPass()
  private var tracker: Tracker?

  init(_ child: Child, in graph: ViewGraph, below parent: Node?) {
    id = child.id
    view = child.view
    kind = ViewKind.of(type(of: child.view))
    place = Place(
      child.id, name: kind.counted == nil ? nil : kind.name,
      below: parent?.place, inbox: graph.inbox)
    depth = (parent?.depth ?? -1) + 1
    scope = parent?.scope ?? EnvironmentScope(inside: nil)
    let slotCount = kind.dynamicProperties.slotCount
    if slotCount > 0 { slots = Array(repeating: nil, count: slotCount) }
    self.graph = graph
    self.parent = parent
    place.node = self
  }

  /// Ends everything that the node and the nodes below it keep, from the leaves
  /// up.
  private func unmount() {
    place.node = nil
    for child in children { child.unmount() }
    (view as? any Primitive)?.unmount(from: self)
    children = []
    tracker = nil
    slots = []
  }
}

// MARK: - The memory of a primitive view

extension Node {
  /// The object that was kept the last time, or else a new one.
  func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    if let kept = kept(as: Memory.self) { return kept }
    let new = make()
    slots = [new]
    return new
  }

  func kept<Memory: AnyObject>(as type: Memory.Type) -> Memory? {
    slots.first as? Memory
  }
}

/// A remembered value.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

// MARK: - A change marks

extension Node {
  /// Runs a closure. When a property that the closure reads changes, the node
  /// is marked.
  ///
  /// The previous tracking ends only after the closure, so that it notices if a
  /// body sets what it read the last time.
  func track<Result>(_ apply: () -> Result) -> Result {
    let new = Tracker { [place] property in
      place.mark(Change(of: property))
    }
    let result = new.track(apply)
    tracker = new
    return result
  }

  var isMounted: Bool { place.node != nil }

  /// Whether the node is mounted and due for evaluation.
  var isMarked: Bool { isMounted && !causes.isEmpty }

  /// Keeps a cause until the next evaluation.
  func take(_ cause: Cause) {
    if !causes.contains(cause) { causes.append(cause) }
  }
}

// MARK: - An evaluation

extension Node {
  /// The name of the view whose body this thread is evaluating.
  nonisolated static var evaluatedNow: String? {
    ifOnMainActor { evaluated?.kind.name }
  }

  private static var evaluated: Node?

  /// Evaluates the body, and passes the new views to the nodes below.
  ///
  /// The changes that were noted so far are taken first, because otherwise the
  /// node would be evaluated for them a second time.
  func evaluate(_ cause: Cause? = nil) {
    graph.takeNotes()
    if let cause { take(cause) }
    let causes = causes
    self.causes = []
    guard graph.allows(evaluationOf: self, causes) else { return }
    if let counted = kind.counted {
      graph.log.append(
        Evaluation(of: counted, kind.name, at: place, causes))
    }
    if kind.isPrimitive {
      let primitive = view as! any Primitive
      set(primitive.children(in: self))
      primitive.queueActions(at: self)
    } else {
      set([Child(.only, view.evaluateBody(in: self))])
    }
    isNew = false
  }

  fileprivate func evaluating<Result>(_ body: () -> Result) -> Result {
    let outer = Node.evaluated
    Node.evaluated = self
    defer { Node.evaluated = outer }
    return body()
  }

  /// Takes a new description of the view, and evaluates it if necessary.
  ///
  /// It isn't necessary if none of the view's inputs have changed and the node
  /// isn't marked.
  private func receive(_ new: any View) {
    if !kind.isPrimitive {
      let isSame = view.isSameView(as: new)
      if isSame, causes.isEmpty { return }
      if !isSame { take(.inputsChanged) }
    }
    view = new
    evaluate()
  }

  private func set(_ new: [Child]) {
    if new.count == children.count,
      zip(new, children).allSatisfy({ $1.isPlace(of: $0) })
    {
      for (node, child) in zip(children, new) { node.receive(child.view) }
      return
    }
    if children.isEmpty {
      children = new.map(mount)
      return
    }
    var old: [ChildID: Node] = [:]
    for node in children { old[node.id] = node }
    let before = children
    children = new.map { child in
      if let node = old[child.id], node.isPlace(of: child) {
        old[child.id] = nil
        node.receive(child.view)
        return node
      }
      return mount(child)
    }
    for node in before where old[node.id] === node { node.unmount() }
  }

  private func mount(_ child: Child) -> Node {
    let node = Node(child, in: graph, below: self)
    node.evaluate(.mounted)
    return node
  }

  private func isPlace(of child: Child) -> Bool {
    id == child.id && kind === ViewKind.of(type(of: child.view))
  }
}

extension View {
  fileprivate func evaluateBody(in node: Node) -> any View {
    let properties = node.kind.dynamicProperties
    if properties.isEmpty {
      return node.track { node.evaluating { body } }
    }
    var copy = self
    withUnsafeMutablePointer(to: &copy) { properties.prepare($0, of: node) }
    return node.track {
      node.evaluating {
        withUnsafeMutablePointer(to: &copy) {
          properties.install(in: $0, of: node)
        }
        return copy.body
      }
    }
  }
}
