// The to-do list of seven in both ways, and one of any length.
//
//     TodoList
//       NavigationView ─ ScrollView ─ ForEach
//         TodoRow [0]   Button, Text
//         TodoRow [1]
//         …

import ViewCore

/// Every to-do is an object that is observed by property.
enum ObservedList {
  @Observable final class TodoItem {
    let name: String
    var isDone = false

    init(_ name: String) { self.name = name }
  }

  final class Store {
    var items: [TodoItem]

    init(_ names: [String]) { items = names.map { TodoItem($0) } }
  }

  struct TodoList: View {
    @State var store: Store

    var body: some View {
      NavigationView {
        ScrollView {
          ForEach(store.items.indices, id: \.self) { index in
            TodoRow(item: store.items[index])
          }
        }
        .navigationTitle("To do")
        .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  struct TodoRow: View {
    let item: TodoItem

    var body: some View {
      HStack {
        let symbol = item.isDone ? "checkmark" : "circle"
        Button(
          action: { item.isDone.toggle() },
          label: {
            Image(systemName: symbol).resizable().frame(width: 16, height: 16)
          })
        Text(item.name)
        Spacer()
      }
    }
  }
}

/// The store publishes as a whole; its items are values.
enum PublishedList {
  struct TodoItem {
    let name: String
    var isDone = false
  }

  final class Store: ObservableObject {
    @Published var items: [TodoItem]

    init(_ names: [String]) { items = names.map { TodoItem(name: $0) } }
  }

  struct TodoList: View {
    @StateObject var store: Store

    init(_ names: [String]) {
      self.init(Store(names))
    }

    init(_ store: Store) { _store = StateObject(wrappedValue: store) }

    var body: some View {
      NavigationView {
        ScrollView {
          ForEach(store.items.indices, id: \.self) { index in
            TodoRow(item: $store.items[index])
          }
        }
        .navigationTitle("To do")
      }
    }
  }

  struct TodoRow: View {
    @Binding var item: TodoItem

    var body: some View {
      HStack {
        let symbol = item.isDone ? "checkmark" : "circle"
        Button {
          item.isDone.toggle()
        } label: {
          Image(systemName: symbol)
        }
        Text(item.name)
        Spacer()
      }
    }
  }
}
