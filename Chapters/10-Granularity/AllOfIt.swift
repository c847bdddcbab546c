import LessonKit
import ViewCore

struct Chore: Equatable {
  let name: String
  var isDone = false

  static func == (left: Chore, right: Chore) -> Bool {
    costs.comparisons += 1
    return left.name == right.name
      && left.isDone == right.isDone
  }
}

@Observable
final class ChoreStore {
  var all: [Chore]
  init(_ count: Int) {
    all = (1...count).map { Chore(name: "no. \($0)") }
  }
}

struct ChoreList: View {
  let store: ChoreStore
  var body: some View {
    ForEach(store.all, id: \.name) { chore in
      let _ = costs.closures += 1
      ChoreRow(chore: chore)
    }
  }
}

struct ChoreRow: View {
  let chore: Chore
  var body: some View {
    Text(chore.isDone ? "done" : chore.name)
  }
}

struct ObjectList: View {
  let store: TodoStore
  var body: some View {
    ForEach(store.all, id: \.name) { todo in
      let _ = costs.closures += 1
      TodoRow(todo: todo)
    }
  }
}

let allOfIt = Run("all-of-it") {
  line("", 10, 1000, 10_000)
  var rows = [[Int]](repeating: [], count: 10)
  for size in sizes {
    let values = ChoreStore(size)
    let first = ViewHost(ChoreList(store: values))
    let objects = TodoStore(size)
    let second = ViewHost(ObjectList(store: objects))
    let counts =
      counted(first) { values.all[3].isDone = true }
      + counted(first) { values.all.append(Chore(name: "new")) }
      + counted(second) { objects.all[3].isDone = true }.prefix(2)
      + counted(second) { objects.all.append(Todo("new")) }.prefix(2)
    for (index, count) in counts.enumerated() { rows[index].append(count) }
  }
  let names = [
    "tick a value: bodies", "  closure", "  compared",
    "add a value: bodies", "  closure", "  compared",
    "tick an object: bodies", "  closure",
    "add an object: bodies", "  closure",
  ]
  for (name, row) in zip(names, rows) { line(name, row[0], row[1], row[2]) }
}

/// The bodies, the runs of the closure and the comparisons that a change costs
/// its host. The change itself is not counted.
private func counted(_ host: ViewHost, _ change: () -> Void) -> [Int] {
  change()
  (costs.closures, costs.comparisons) = (0, 0)
  let bodies = bodies(host) {}
  return [bodies, costs.closures, costs.comparisons]
}
