import PlayKit
import ViewCore

let screens = [
  Screen("before") {
    Before.TodoScreen()
  },
  Screen("models first") {
    ModelsFirst.TodoScreen()
  },
  Screen("after") {
    After.TodoScreen()
  },
]
