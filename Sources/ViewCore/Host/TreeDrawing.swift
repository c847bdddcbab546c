/// A drawing of the views that have a body, with the evaluations of each.
///
///     TodoList
///     ├─ TodoRow [post]
///     ├─ TodoRow [bank]  ◀─ property Todo.isDone
///     └─ TodoRow [shop]
///
/// If more than three views of one type follow each other and nothing in them
/// was evaluated, they share one line. A view that was evaluated but has
/// disappeared since gets a line at the end.
///
/// - Complexity: O(n) for n views and evaluations, times the depth of the tree.
@MainActor
struct TreeDrawing {
  /// A view with a body, and the views that it describes.
  private struct Branch {
    let name: String
    /// The view's name, with the identity that you have given it.
    let label: String
    let causes: [String]
    var below: [Branch]

    var isLeftAlone: Bool { causes.isEmpty && below.allSatisfy(\.isLeftAlone) }
  }

  /// The number of columns that an output in the notes can have.
  private static let width = 56

  private var causes: [ObjectIdentifier: [String]] = [:]
  private(set) var text = ""

  init(_ root: Node, evaluations: [Evaluation]) {
    for evaluation in evaluations {
      causes[ObjectIdentifier(evaluation.place), default: []]
        .append(evaluation.cause)
    }
    var lines = branches(at: root, id: "").flatMap {
      self.lines(of: $0, before: "", below: "")
    }
    for branch in gone(evaluations) {
      lines += line("gone: \(branch.label)", branch.causes)
    }
    if evaluations.isEmpty { lines.append("no body was evaluated") }
    text = lines.joined(separator: "\n")
  }

  private func branches(at node: Node, id: String) -> [Branch] {
    let id = id + node.mark
    guard let name = node.place.name else {
      return node.children.flatMap { branches(at: $0, id: id) }
    }
    return [
      Branch(
        name: name, label: Self.short(name) + id,
        causes: causes[ObjectIdentifier(node.place)] ?? [],
        below: node.children.flatMap { branches(at: $0, id: "") })
    ]
  }

  private func gone(_ evaluations: [Evaluation]) -> [Branch] {
    var places: Set<ObjectIdentifier> = []
    return evaluations.filter {
      $0.place.node == nil && places.insert(ObjectIdentifier($0.place)).inserted
    }.map {
      Branch(
        name: $0.view, label: Self.short($0.view),
        causes: causes[ObjectIdentifier($0.place)]!, below: [])
    }
  }

  /// The name without its generic arguments, because the lines below show
  /// those.
  private static func short(_ name: String) -> String {
    String(name.prefix { $0 != "<" })
  }
}

// MARK: - Branches become lines

extension TreeDrawing {
  /// The lines of a branch and of everything below it.
  ///
  /// - Parameters:
  ///   - before: The prefix of the branch's own line.
  ///   - below: The prefix of the lines below it.
  private func lines(
    of branch: Branch, before: String, below: String
  ) -> [String] {
    var rest = branch.below[...]
    let space = rest.isEmpty ? "   " : "│  "
    var lines = line(
      before + branch.label, branch.causes, continuing: below + space)
    while let next = rest.first {
      let alike = rest.prefix { $0.name == next.name && $0.isLeftAlone }
      let count = alike.count > 3 ? alike.count : 1
      rest = rest.dropFirst(count)
      let (corner, bar) = rest.isEmpty ? ("└─ ", "   ") : ("├─ ", "│  ")
      lines +=
        count > 1
        ? ["\(below)\(corner)\(Self.short(next.name)) × \(count)"]
        : self.lines(of: next, before: below + corner, below: below + bar)
    }
    return lines
  }

  /// The line of a view with its causes.
  ///
  /// If one line would be too long, the causes get lines of their own.
  private func line(
    _ label: String, _ causes: [String], continuing: String = "  "
  ) -> [String] {
    var counts: [(cause: String, count: Int)] = []
    for cause in causes {
      if let place = counts.firstIndex(where: { $0.cause == cause }) {
        counts[place].count += 1
      } else {
        counts.append((cause, 1))
      }
    }
    let words = counts.map {
      "◀─ \($0.cause)" + ($0.count > 1 ? ", \($0.count) times" : "")
    }
    let whole = ([label] + words).joined(separator: "  ")
    return whole.count <= Self.width
      ? [whole] : [label] + words.map { "\(continuing)  \($0)" }
  }
}
