// The to-dos with whole-object publishing, where they are values and the store
// publishes all of them.

import ViewCore

final class PublishedStore: ObservableObject, ToDoStore {
  @Published var items: [TodoItem]
  @Published var color = 0
  let middle: Int

  init(_ count: Int) {
    items = (0..<count).map { TodoItem($0) }
    middle = count / 2
  }

  func toggle(_ index: Int) { items[index].isDone.toggle() }

  var list: any View { TodoList(store: self) }

  struct TodoItem: ToDoItem {
    let id: Int
    var isDone = false

    init(_ id: Int) { self.id = id }
  }
}

private struct TodoList: View {
  @ObservedObject var store: PublishedStore

  var body: some View {
    ForEach($store.items) { $item in
      TodoRow(item: $item, isPainted: item.id == store.middle)
    }
    .environment(\.color, store.color)
  }
}

private struct TodoRow: View {
  @Binding var item: PublishedStore.TodoItem
  let isPainted: Bool

  var body: some View {
    HStack {
      Button(item.isDone ? "x" : "-") { item.isDone.toggle() }
      Text("\(item.id)")
      if isPainted { Paint() }
    }
  }
}
