import LessonKit
import ViewCore

// snippet.a-todo-list
struct TodoList: View {
  let todos: [Todo]
  var body: some View {
    ForEach(todos, id: \.name) { todo in
      TodoRow(todo: todo)
    }
  }
}

struct TodoRow: View {
  let todo: Todo
  var body: some View {
    HStack {
      Button(todo.name) { todo.isDone.toggle() }
      Text(todo.isDone ? "done" : "to do")
    }
  }
}
// snippet.end

let observedList = Run("observed-list") {
  // snippet.observed-list
  let todos = seven.map { Todo($0) }
  let host = ViewHost(TodoList(todos: todos))
  host.reset()
  host.tap("bank")
  print(host.drawing)
  // snippet.end
}

// snippet.errands-observed
@Observable
final class ErrandBook {
  var all = seven.map { Errand(name: $0) }
}

struct BookView: View {
  let book: ErrandBook
  var body: some View {
    ForEach(book.all, id: \.name) { errand in
      Line(text: errand.status)
    }
  }
}
// snippet.end

let valuesInAnArray = Run("values-in-an-array") {
  // snippet.values-in-an-array
  let book = ErrandBook()
  let host = ViewHost(BookView(book: book))
  host.reset()
  host.perform { book.all[1].isDone = true }
  print(host.drawing)
  // snippet.end
}
