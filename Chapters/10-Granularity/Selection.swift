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
