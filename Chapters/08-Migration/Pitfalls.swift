import LessonKit
import ViewCore

// snippet.a-deaf-state
struct TimerView: View {
  @State var timer = KitchenTimer()
  var body: some View {
    HStack {
      Text("\(timer.minutes) min")
      Button("-1") { timer.minutes -= 1 }
    }
  }
}
// snippet.end

let deafState = Run("a-deaf-state") {
  // snippet.a-deaf-state-run
  let host = ViewHost(TimerView())
  host.tap("-1")
  print(host.screen)
  // snippet.end
}

// snippet.by-values
struct ByValues: View {
  @State var store = TodoStore()
  var body: some View {
    Minutes(now: store.minutes) { store.minutes += 5 }
    TodoNames(store: store)
  }
}

struct Minutes: View {
  let now: Int
  let add: () -> Void
  var body: some View {
    Text("\(now) min")
    Button("+5", action: add)
  }
}
// snippet.end

struct TodoNames: View {
  let store: TodoStore
  var body: some View {
    ForEach(store.todos.indices, id: \.self) { index in
      Text(store.todos[index].name)
    }
  }
}

let noCheaper = Run("by-values-run") {
  // snippet.by-values-run
  let host = ViewHost(ByValues())
  host.reset()
  host.tap("+5")
  print(host.drawing)
  // snippet.end
}
