// The way of whole-object publishing: the store publishes all of its to-dos,
// which are values.

import ViewCore

final class PublishedScreen: ToDoScreen {
  private let store: Store
  private let host: ViewHost

  init(_ count: Int) {
    store = Store(count)
    host = ViewHost(TodoList(store: store))
  }

  func toggle(_ index: Int) {
    host.perform { store.items[index].isDone.toggle() }
  }

  func append() {
    host.perform { store.items.append(TodoItem(id: store.items.count)) }
  }

  func removeLast() { host.perform { _ = store.items.removeLast() } }

  func reverse() { host.perform { store.items.reverse() } }

  func paint(_ color: Int) { host.perform { store.color = color } }

  func write(_ count: Int) {
    host.perform {
      for index in 0..<count {
        store.items[index % store.items.count].isDone.toggle()
      }
    }
  }

  var count: Int { store.items.count }

  var picture: String { host.screen }
}

private struct TodoItem: Identifiable {
  let id: Int
  var isDone = false
}

private final class Store: ObservableObject {
  @Published var items: [TodoItem]
  @Published var color = 0
  let middle: Int

  init(_ count: Int) {
    items = (0..<count).map { TodoItem(id: $0) }
    middle = count / 2
  }
}

private struct TodoList: View {
  @ObservedObject var store: Store

  var body: some View {
    ForEach($store.items) { $item in
      TodoRow(item: $item, isPainted: item.id == store.middle)
    }
    .environment(\.color, store.color)
  }
}

private struct TodoRow: View {
  @Binding var item: TodoItem
  let isPainted: Bool

  var body: some View {
    HStack {
      Button(item.isDone ? "x" : "-") { item.isDone.toggle() }
      Text("\(item.id)")
      if isPainted { Paint() }
    }
  }
}
