import LessonKit
import ViewCore

// snippet.braces-that-ask
struct HandingList: View {
  let store: TodoStore
  var body: some View {
    ForEach(store.all, id: \.name) { todo in
      let _ = costs.braces += 1
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

let bracesThatAsk = Run(
  "braces-that-ask-run",
  predict: Prediction(
    """
    Again a thousand to-dos, and the second is selected. How many bodies are \
    evaluated, and how often do the braces run?
    """,
    .right(
      "2 bodies, and the braces a thousand times",
      """
      the code in the braces has read `selected`, once for each row. So the \
      braces run for all rows, and 998 rows are given what they had.
      """),
    .wrong(
      "3 bodies, and the braces a thousand times",
      """
      that would be the list and two rows. The list has read `all`. The braces \
      have read `selected`, each in a tracking of its own.
      """),
    .wrong(
      "2 bodies, and the braces twice",
      """
      then somebody would have to know which two. The braces of all rows have \
      read the same property, and all are told.
      """))
) {
  // snippet.braces-that-ask-run
  let store = TodoStore(1000)
  store.selected = store.all[0]
  let host = ViewHost(HandingList(store: store))
  costs.braces = 0
  let next = store.all[1]
  print("bodies:", bodies(host) { store.selected = next })
  print("braces:", costs.braces)
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
      let _ = costs.braces += 1
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
  line("rows", "rows ask", "braces ask", "(runs)", "a mark")
  for rows in [10, 100, 1000] {
    let store = TodoStore(rows)
    store.selected = store.all[0]
    let asking = ViewHost(AskingList(store: store))
    let handing = ViewHost(HandingList(store: store))
    costs.braces = 0
    let other = store.all[1]
    let ask = bodies(asking) { store.selected = other }
    let hand = bodies(handing) {}
    let braces = costs.braces
    let marked = MarkedStore(rows)
    marked.select(marked.all[0])
    let host = ViewHost(MarkedList(store: marked))
    let mark = bodies(host) { marked.select(marked.all[1]) }
    line("\(rows)", ask, hand, braces, mark)
  }
}
