// The to-dos with Observation, where every to-do is an object.

import ViewCore

@Observable final class ObservedStore: ToDoStore {
  var items: [TodoItem]
  var color = 0
  let middle: Int

  init(_ count: Int) {
    items = (0..<count).map { TodoItem($0) }
    middle = count / 2
  }

  func toggle(_ index: Int) { items[index].isDone.toggle() }

  var list: any View { TodoList(store: self) }

  @Observable final class TodoItem: ToDoItem {
    let id: Int
    var isDone = false

    init(_ id: Int) { self.id = id }
  }
}

private struct TodoList: View {
  let store: ObservedStore

  var body: some View {
    ForEach(store.items) { item in
      TodoRow(item: item, isPainted: item.id == store.middle)
    }
    .environment(\.color, store.color)
  }
}

private struct TodoRow: View {
  let item: ObservedStore.TodoItem
  let isPainted: Bool

  var body: some View {
    HStack {
      Button(item.isDone ? "x" : "-") { item.isDone.toggle() }
      Text("\(item.id)")
      if isPainted { Paint() }
    }
  }
}
