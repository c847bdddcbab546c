// The identity by which a view is recognised when it is described again, and
// the view's place.

/// The identity of a view among its siblings.
enum ChildID: Hashable {
  /// The view has no siblings.
  case only
  /// The view's position among several.
  case index(Int)
  /// The branch of a condition.
  case branch(Bool)
  /// A value that you have given. If several views have it, a number tells them
  /// apart.
  case item(AnyHashable, copy: Int = 0)
}

/// A view with its identity among its siblings.
struct Child {
  let id: ChildID
  let view: any View

  init(_ id: ChildID, _ view: any View) {
    self.id = id
    self.view = view
  }
}

/// The place of a node in the tree.
///
/// The place outlives its node, because the log and pending callbacks still
/// refer to it.
final class Place: Sendable {
  let parent: Place?
  /// The name of the view; nil if evaluations of its body are not counted.
  let name: String?
  /// The part of the path that shows the id.
  private let step: String?
  private let inbox: Inbox
  /// The node, while it is mounted.
  @MainActor unowned var node: Node?

  init(_ id: ChildID, name: String?, below parent: Place?, inbox: Inbox) {
    self.parent = parent
    self.name = name
    self.inbox = inbox
    step =
      switch id {
      case .only, .branch: nil
      case .index(let index): "\(index)"
      case .item(let id, 0): "\(id.base)"
      case .item(let id, let copy): "\(id.base)#\(copy)"
      }
  }

  /// Marks the node for evaluation in the next pass. You can call this on any
  /// thread.
  func mark(_ change: Change) {
    inbox.add(
      .mark(self, change, during: Node.evaluatedNow, isMain: isOnMainActor))
  }

  /// The name of the nearest view that has a body.
  var owner: String { name ?? parent?.owner ?? "a view" }

  /// The views with bodies from the root to this one, each with the steps that
  /// lead to it from the view before it.
  ///
  ///     TodoList/TodoItem[1.aaa]
  var path: String {
    var names: [String] = []
    var steps: [String] = []
    var name: String?
    var next: Place? = self
    while let place = next {
      if let found = place.name {
        if let name { names.append(name + Self.brackets(steps)) }
        name = found
        steps = []
      }
      if let step = place.step { steps.append(step) }
      next = place.parent
    }
    if let name { names.append(name + Self.brackets(steps)) }
    return names.reversed().joined(separator: "/")
  }

  private static func brackets(_ steps: [String]) -> String {
    steps.isEmpty ? "" : "[\(steps.reversed().joined(separator: "."))]"
  }
}
