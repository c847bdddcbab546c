import LessonKit
import ViewCore

// snippet.a-closure-that-asks
struct HandingList: View {
  let store: TodoStore
  var body: some View {
    ForEach(store.all, id: \.name) { todo in
      let _ = costs.closures += 1
      MarkedRow(
        name: todo.name,
        isSelected: store.selected === todo)
    }
  }
}

struct MarkedRow: View {
  let name: String
  let isSelected: Bool
  var body: some View {
    Text(isSelected ? "> \(name)" : name)
  }
}
// snippet.end

let closureThatAsks = Run("a-closure-that-asks-run") {
  // snippet.a-closure-that-asks-run
  let store = TodoStore(1000)
  store.selected = store.all[0]
  let host = ViewHost(HandingList(store: store))
  costs.closures = 0
  let next = store.all[1]
  print("bodies:", bodies(host) { store.selected = next })
  print("closures:", costs.closures)
  // snippet.end
}

@Observable
final class MarkedTodo {
  let name: String
  var isSelected = false
  init(_ name: String) { self.name = name }
}

final class MarkedStore {
  let all: [MarkedTodo]
  private var selected: MarkedTodo?
  init(_ count: Int) {
    all = (1...count).map { MarkedTodo("no. \($0)") }
  }

  // snippet.a-mark-in-each
  func select(_ todo: MarkedTodo) {
    selected?.isSelected = false
    selected = todo
    todo.isSelected = true
  }
  // snippet.end
}

struct MarkedList: View {
  let store: MarkedStore
  var body: some View {
    ForEach(store.all, id: \.name) { todo in
      let _ = costs.closures += 1
      MarkRow(todo: todo)
    }
  }
}

struct MarkRow: View {
  let todo: MarkedTodo
  var body: some View {
    Text(todo.isSelected ? "> \(todo.name)" : todo.name)
  }
}

let threeSelections = Run("three-selections") {
  line("rows", "rows ask", "list asks", "closure", "a mark")
  for rows in [10, 100, 1000] {
    let store = TodoStore(rows)
    store.selected = store.all[0]
    let asking = ViewHost(AskingList(store: store))
    let handing = ViewHost(HandingList(store: store))
    costs.closures = 0
    let other = store.all[1]
    let ask = bodies(asking) { store.selected = other }
    let hand = bodies(handing) {}
    let runs = costs.closures
    let marked = MarkedStore(rows)
    marked.select(marked.all[0])
    let host = ViewHost(MarkedList(store: marked))
    let mark = bodies(host) { marked.select(marked.all[1]) }
    line("\(rows)", ask, hand, runs, mark)
  }
}
