import LessonKit
import ViewCore

struct Errand {
  let name: String
  var isDone = false
}

final class ErrandStore: ObservableObject {
  @Published var all: [Errand]
  init(_ count: Int) {
    all = (1...count).map { Errand(name: "no. \($0)") }
  }
}

struct ErrandList: View {
  @ObservedObject var store: ErrandStore
  var body: some View {
    ForEach(store.all.indices, id: \.self) { index in
      ErrandRow(errand: $store.all[index])
    }
  }
}

struct ErrandRow: View {
  @Binding var errand: Errand
  var body: some View {
    Text(errand.isDone ? "done" : errand.name)
  }
}

// snippet.a-todo-store
@Observable
final class Todo {
  let name: String
  var isDone = false
  init(_ name: String) { self.name = name }
}

@Observable
final class TodoStore {
  var all: [Todo]
  var selected: Todo?
  init(_ count: Int) {
    all = (1...count).map { Todo("no. \($0)") }
  }
}
// snippet.end

struct TodoList: View {
  let store: TodoStore
  var body: some View {
    ForEach(store.all, id: \.name) { todo in
      TodoRow(todo: todo)
    }
  }
}

struct TodoRow: View {
  let todo: Todo
  var body: some View {
    Text(todo.isDone ? "done" : todo.name)
  }
}

let atScale = Run("at-scale") {
  line("rows", "published", "observed")
  for rows in sizes {
    let (old, new) = (ErrandStore(rows), TodoStore(rows))
    let (before, after) = (
      ViewHost(ErrandList(store: old)),
      ViewHost(TodoList(store: new))
    )
    line(
      "\(rows)",
      bodies(before) { old.all[3].isDone = true },
      bodies(after) { new.all[3].isDone = true })
  }
}

struct AskingList: View {
  let store: TodoStore
  var body: some View {
    ForEach(store.all, id: \.name) { todo in
      AskingRow(store: store, todo: todo)
    }
  }
}

// snippet.rows-that-ask
struct AskingRow: View {
  let store: TodoStore
  let todo: Todo
  var body: some View {
    let isSelected = store.selected === todo
    Text(isSelected ? "> \(todo.name)" : todo.name)
  }
}
// snippet.end

let rowsThatAsk = Run(
  "rows-that-ask-run",
  predict: Prediction(
    """
    The first of a thousand to-dos is selected, and then the code selects the \
    second one instead. How many bodies are evaluated?
    """,
    .wrong(
      "two: the row that loses the mark, and the row that gets it",
      """
      only two rows look different afterwards, but to find out which two, each \
      row has to check the selection again.
      """),
    .wrong(
      "one: the row that gets the mark",
      """
      the first row loses its mark, so it also has to be re-evaluated.
      """),
    .right(
      "a thousand: all rows",
      """
      every row's body read `store.selected`, so every row is re-evaluated \
      when that property changes.
      """))
) {
  // snippet.rows-that-ask-run
  let store = TodoStore(1000)
  store.selected = store.all[0]
  let host = ViewHost(AskingList(store: store))
  let next = store.all[1]
  print("bodies:", bodies(host) { store.selected = next })
  // snippet.end
}
