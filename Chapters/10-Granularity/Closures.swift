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
      the body doesn't call the function itself. It only creates the closure, \
      which is tracked separately for each row.
      """),
    .right(
      "0 bodies, and 1 text",
      """
      the closure calls the function for each row, and the function's reads \
      are recorded for that row alone. So when one to-do changes, the closure \
      runs again only for its row. No body is evaluated, because a closure \
      isn't a body.
      """),
    .wrong(
      "0 bodies, and 0 texts: a function isn't observed",
      """
      a function isn't tracked on its own, but its reads are recorded for the \
      closure or body that calls it.
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

let anotherTitle = Run("another-title") {
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
