import LessonKit
import ViewCore

@Observable
final class Page {
  var title = "To do"
}

// snippet.a-function-in-a-closure
struct FunctionList: View {
  let page: Page
  let todos: [Todo]
  var body: some View {
    Text(page.title)
    ForEach(todos, id: \.name) { todo in
      row(of: todo)
    }
  }

  func row(of todo: Todo) -> some View {
    costs.texts += 1
    return Text(todo.isDone ? "done" : todo.name)
  }
}
// snippet.end

struct ViewList: View {
  let page: Page
  let todos: [Todo]
  var body: some View {
    Text(page.title)
    ForEach(todos, id: \.name) { todo in
      CountedRow(todo: todo)
    }
  }
}

struct CountedRow: View {
  let todo: Todo
  var body: some View {
    let _ = costs.texts += 1
    Text(todo.isDone ? "done" : todo.name)
  }
}

let aFunctionInAClosure = Run(
  "a-function-in-a-closure-run",
  predict: Prediction(
    """
    One of a thousand to-dos is ticked off. How many bodies are evaluated, and \
    how many texts are made?
    """,
    .wrong(
      "1 body, that of the list, and 1000 texts",
      """
      that would be true if the body called the function itself. Here the \
      closure calls it, and has a tracking for each row.
      """),
    .right(
      "0 bodies, and 1 text",
      """
      the function reads for its caller, the closure. The closure has a \
      tracking for each row, which the log does not list.
      """),
    .wrong(
      "0 bodies, and 0 texts: a function is not observed",
      """
      reads count wherever they happen, also in a function. They count for \
      every tracking that is running.
      """))
) {
  // snippet.a-function-in-a-closure-run
  let todos = (1...1000).map { Todo("no. \($0)") }
  let list = FunctionList(page: Page(), todos: todos)
  let host = ViewHost(list)
  costs.texts = 0
  let count = bodies(host) { todos[3].isDone = true }
  print("bodies:", count)
  print("texts:", costs.texts)
  // snippet.end
}

let anotherTitle = Run(
  "another-title",
  predict: Prediction(
    """
    Now the title changes. No row shows the title. How many texts does each \
    list make?
    """,
    .wrong(
      "the function 1000, the view 1000",
      """
      the rows of the second list are views. They are given the to-do that \
      they had, and are skipped.
      """),
    .wrong(
      "the function 0, the view 0",
      """
      the list has a new closure, so the closure runs for all rows, and calls \
      the function.
      """),
    .right(
      "the function 1000, the view 0",
      """
      the closure is new, and runs for each row. The function that the closure \
      calls runs, too. A view that the closure makes is compared, and skipped.
      """))
) {
  // snippet.another-title
  let page = Page()
  let todos = (1...1000).map { Todo("no. \($0)") }
  let hosts = [
    ViewHost(FunctionList(page: page, todos: todos)),
    ViewHost(ViewList(page: page, todos: todos)),
  ]
  page.title = "Done"
  for host in hosts {
    costs.texts = 0
    let count = bodies(host) {}
    print("bodies:", count, "texts:", costs.texts)
  }
  // snippet.end
}
