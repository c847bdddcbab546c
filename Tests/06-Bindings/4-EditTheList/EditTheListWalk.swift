import GradingKit
import Testing
import ViewGrading

@testable import EditTheList

extension EditTheListTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(TodosWalk.self)
  }
}

/// Two stores, and a screen that's given one or the other.
private final class TodosWalk: ViewWalk {
  private struct Item {
    let id: Int
    var name: String
    var isDone = false
    var isOpen = false

    var line: String {
      "[\(isDone ? "x" : " ")]\(name.isEmpty ? "" : " ")\(name) [Edit] [Remove]\n"
        + (isOpen ? "Name: \(name)_\n" : "")
    }
  }

  let host: TestHost
  private let stores = [TodoStore(), TodoStore()]
  private var models: [[Item]]
  private var shown = 0
  private var lastID = 10

  init() {
    for store in stores { store.todos[2].name = "bank" }
    host = TestHost(
      Parent(stores[0], stores[1]) { TodoListScreen(store: $0) })
    models = stores.map { $0.todos.map { Item(id: $0.id, name: $0.name) } }
  }

  private var screen: String {
    let left = models[shown].count { !$0.isDone }
    return models[shown].map(\.line).joined() + "\(left) to do"
  }

  var moves: [Move] {
    let items = models[shown]
    for (line, item) in items.enumerated() {
      Move("the user tapped \"\(item.name)\" in line \(line + 1)") {
        self.models[self.shown][line].isDone.toggle()
        let same = items.prefix(line).count { $0.name == item.name }
        try self.host.press(item.name, at: same)
      }
      Move("the user tapped Edit at \"\(item.name)\" in line \(line + 1)") {
        self.models[self.shown][line].isOpen.toggle()
        try self.host.press("Edit", at: line)
      }
      if !item.isOpen {
        Move("in line \(line + 1) the user tapped Edit and pasted \"tea\"") {
          self.models[self.shown][line].isOpen = true
          self.models[self.shown][line].name = "tea"
          try self.host.press("Edit", at: line)
          let field = items.prefix(line).count { $0.isOpen }
          try self.host.paste("tea", into: "Name", at: field)
        }
      }
      Move("the user tapped Remove at \"\(item.name)\" in line \(line + 1)") {
        self.models[self.shown].remove(at: line)
        try self.host.press("Remove", at: line)
      }
      if item.isOpen {
        for name in ["gym", "bank", ""] {
          Move("\"\(name)\" was pasted into the field of \"\(item.name)\"") {
            self.models[self.shown][line].name = name
            let field = items.prefix(line).count { $0.isOpen }
            try self.host.paste(name, into: "Name", at: field)
          }
        }
      }
    }
    for (index, of) in ["first", "second"].enumerated() {
      Move("a to-do was added at the start of the \(of) store") {
        self.lastID += 1
        self.models[index].insert(Item(id: self.lastID, name: "tea"), at: 0)
        self.host.perform {
          self.stores[index].todos.insert(
            Todo(id: self.lastID, name: "tea"), at: 0)
        }
      }
      Move("the \(of) store was reversed") {
        self.models[index].reverse()
        self.host.perform { self.stores[index].todos.reverse() }
      }
      if !models[index].isEmpty {
        Move("the last to-do of the \(of) store was ticked or unticked") {
          let last = self.models[index].count - 1
          self.models[index][last].isDone.toggle()
          self.host.perform { self.stores[index].todos[last].isDone.toggle() }
        }
      }
    }
    // Two changes before one evaluation: the row has to act on the current
    // store.
    if items.count > 1 {
      Move(
        "the order was reversed, and right away Remove was tapped in line 1"
      ) {
        self.models[self.shown].removeFirst()
        self.models[self.shown].reverse()
        self.stores[self.shown].todos.reverse()
        try self.host.press("Remove")
      }
      Move(
        "the first to-do was removed, and right away Remove was tapped in line 1"
      ) {
        self.models[self.shown].removeFirst()
        self.stores[self.shown].todos.removeFirst()
        try self.host.press("Remove")
      }
    }
    if let line = items.firstIndex(where: \.isOpen) {
      Move(
        "line \(line + 1) was ticked elsewhere, and right away renamed to tea"
      ) {
        self.models[self.shown][line].isDone.toggle()
        self.models[self.shown][line].name = "tea"
        self.stores[self.shown].todos[line].isDone.toggle()
        try self.host.paste("tea", into: "Name")
      }
    }
    if !models.joined().contains(where: \.isOpen) {
      Move("the screen was given the other store") {
        self.shown = 1 - self.shown
        try self.host.press("Other")
      }
    }
  }

  var facts: [Fact] {
    Fact(
      "the screen shows", host.screen, is: screen,
      """
      each row should show and edit its own to-do, and a field should stay \
      open at the to-do where it was opened
      """)
    Fact(
      "the to-dos in the stores are",
      stores.map { $0.todos.map { "\($0.id) \($0.name) \($0.isDone)" } },
      is: models.map { $0.map { "\($0.id) \($0.name) \($0.isDone)" } },
      "a row should change only its own to-do in the store")
  }
}
