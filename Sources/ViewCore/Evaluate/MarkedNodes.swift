/// Marked nodes, ordered by depth.
@MainActor
struct MarkedNodes {
  private var levels: [Level] = []
  private var count = 0

  private struct Level {
    var nodes: [Node] = []
    var next = 0
  }

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ node: Node) {
    while levels.count <= node.depth { levels.append(Level()) }
    levels[node.depth].nodes.append(node)
    count += 1
  }

  /// Removes the node nearest to the root. If there are several, the one that
  /// was marked first is removed.
  ///
  /// - Complexity: O(d) for a tree of depth d.
  mutating func removeFirst() -> Node? {
    guard let depth = levels.firstIndex(where: { !$0.nodes.isEmpty }) else {
      return nil
    }
    let node = levels[depth].nodes[levels[depth].next]
    levels[depth].next += 1
    if levels[depth].next == levels[depth].nodes.count {
      levels[depth] = Level()
    }
    count -= 1
    return node
  }
}
