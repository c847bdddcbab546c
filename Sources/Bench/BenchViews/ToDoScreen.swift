// The to-do list on which the rows about views are measured. There are two
// stores for it, which differ in how they publish a change.

import ViewCore

/// The to-dos, and all the changes that can happen to them.
@MainActor
protocol ToDoStore: AnyObject {
  associatedtype Item: ToDoItem

  var items: [Item] { get set }

  /// The colour, which only one row in the middle reads.
  var color: Int { get set }

  /// The view of the list.
  var list: any View { get }

  init(_ count: Int)

  /// Changes one item.
  ///
  /// If the items are objects, the array itself doesn't change.
  func toggle(_ index: Int)
}

protocol ToDoItem: Identifiable {
  init(_ id: Int)
}

extension ToDoStore {
  func append() { items.append(Item(items.count)) }

  func removeLast() { items.removeLast() }

  func reverse() { items.reverse() }

  /// Toggles the given number of times, one item after the other.
  func toggleEach(_ count: Int) {
    for index in 0..<count { toggle(index % items.count) }
  }
}

/// A list of to-dos on a screen.
@MainActor
final class ToDoScreen {
  private let store: any ToDoStore
  private let host: ViewHost

  init(_ store: any ToDoStore) {
    self.store = store
    host = ViewHost(store.list)
  }

  func perform(_ change: (any ToDoStore) -> Void) {
    host.perform { change(store) }
  }

  /// The number of rows.
  var count: Int { store.items.count }

  /// The screen that a user sees.
  var picture: String { host.screen }
}

struct ColorKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var color: Int {
    get { self[ColorKey.self] }
    set { self[ColorKey.self] = newValue }
  }
}

/// The one view that reads the colour.
struct Paint: View {
  @Environment(\.color) private var color

  var body: some View { Text("\(color)") }
}
