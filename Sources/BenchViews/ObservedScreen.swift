// The way of Observation: every to-do is an object.

import ViewCore

final class ObservedScreen: ToDoScreen {
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
    host.perform { store.items.append(TodoItem(store.items.count)) }
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

@Observable private final class TodoItem: Identifiable {
  let id: Int
  var isDone = false

  init(_ id: Int) { self.id = id }
}

@Observable private final class Store {
  var items: [TodoItem]
  var color = 0
  let middle: Int

  init(_ count: Int) {
    items = (0..<count).map { TodoItem($0) }
    middle = count / 2
  }
}

private struct TodoList: View {
  let store: Store

  var body: some View {
    ForEach(store.items) { item in
      TodoRow(item: item, isPainted: item.id == store.middle)
    }
    .environment(\.color, store.color)
  }
}

private struct TodoRow: View {
  let item: TodoItem
  let isPainted: Bool

  var body: some View {
    HStack {
      Button(item.isDone ? "x" : "-") { item.isDone.toggle() }
      Text("\(item.id)")
      if isPainted { Paint() }
    }
  }
}
