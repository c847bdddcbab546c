import LessonKit
import ViewCore

// snippet.a-todo
@Observable
final class Todo {
  let name: String
  var isDone = false

  init(_ name: String) { self.name = name }
}
// snippet.end

let oneClosure = Run("one-closure") {
  // snippet.one-closure
  let todos = ["post", "bank", "shop"].map { Todo($0) }
  func draw() {
    withObservationTracking {
      for todo in todos {
        print(todo.isDone ? "[x]" : "[ ]", todo.name)
      }
    } onChange: {
      print("the screen is out of date")
    }
  }
  draw()
  todos[1].isDone = true
  draw()
  // snippet.end
}
