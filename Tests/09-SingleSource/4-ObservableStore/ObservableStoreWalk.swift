import GradingKit
import Testing
import ViewGrading

@testable import ObservableStore

extension ObservableStoreTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(TodosWalk.self)
  }
}

/// Two stores, a screen that is given one or the other, and a second screen of
/// the first.
private final class TodosWalk: ViewWalk {
  private struct Model {
    var owner = "Ann"
    var names = ["post", "bank"]
    var done: Set<String> = ["post"]

    var screen: String {
      let rows = names.map {
        "\n[\($0)] \(done.contains($0) ? "done" : "to do")"
      }
      return "\(owner)'s to-dos\n\(done.count) of \(names.count) done"
        + rows.joined()
    }

    mutating func add(_ name: String) {
      if !names.contains(name) { names.append(name) }
    }

    mutating func tick(_ name: String) {
      guard names.contains(name) else { return }
      if done.remove(name) == nil { done.insert(name) }
    }

    mutating func handOver(to owner: String) {
      self.owner = owner
      names.removeAll(where: done.contains)
      done = []
    }
  }

  let host: TestHost
  private let second: TestHost
  private let stores: [TodoStore]
  private var models = [Model(), Model()]
  private var shown = 0
  /// The evaluations that the last move may cause; nil if any.
  private var counts: [Int]?

  init() {
    let todos = [Todo(name: "post", isDone: true), Todo(name: "bank")]
    stores = [
      TodoStore(AppState(todos: todos)), TodoStore(AppState(todos: todos)),
    ]
    let first = stores[0]
    host = TestHost(
      Parent(first, stores[1]) { TodoScreen(store: $0) })
    second = TestHost(TodoScreen(store: first))
  }

  var moves: [Move] {
    for (index, of) in ["first", "second"].enumerated() {
      for owner in ["Ann", "Bea", ""] {
        move(
          index, "the \(of) store's owner was renamed to \"\(owner)\"",
          .rename(owner)
        ) {
          $0.owner = owner
        }
        move(
          index, "the \(of) store was handed over to \"\(owner)\"",
          .handOver(to: owner)
        ) {
          $0.handOver(to: owner)
        }
      }
      for name in ["shop", "post"] {
        move(index, "\(name) was added to the \(of) store", .add(name)) {
          $0.add(name)
        }
        move(index, "\(name) was ticked in the \(of) store", .tick(name)) {
          $0.tick(name)
        }
      }
    }
    for name in models[shown].names {
      Move("\(name) was tapped") {
        self.change(self.shown) { $0.tick(name) }
        try self.host.press(name)
        self.second.perform {}
      }
    }
    Move("the screen was passed the other store") {
      self.shown = 1 - self.shown
      self.counts = nil
      try self.host.press("Other")
    }
  }

  private func move(
    _ index: Int, _ name: String, _ action: Action,
    _ change: @escaping (inout Model) -> Void
  ) -> Move {
    Move(name) {
      self.change(index, change)
      self.host.perform { self.stores[index].dispatch(action) }
      self.second.perform {}
    }
  }

  private func change(_ index: Int, _ change: (inout Model) -> Void) {
    let before = models[index]
    change(&models[index])
    let now = models[index]
    guard index == shown else {
      counts = [0, 0, 0, 0]
      return
    }
    let rows = now.names.filter {
      !before.names.contains($0)
        || before.done.contains($0) != now.done.contains($0)
    }
    let todos = rows.count > 0 || now.names != before.names ? 1 : 0
    counts = [now.owner == before.owner ? 0 : 1, todos, todos, rows.count]
  }

  var facts: [Fact] {
    Fact(
      "the screen shows", host.screen, is: models[shown].screen,
      "each view should show the current values of its store")
    Fact(
      "a second screen of the first store shows", second.screen,
      is: models[0].screen, "every screen should follow its store")
    Fact(
      "the owners in the stores' states are", stores.map(\.state.owner),
      is: models.map(\.owner), "dispatch should follow reduce")
    Fact(
      "the to-dos in the stores' states are",
      stores.map { $0.state.todos.map(\.name) }, is: models.map(\.names),
      "dispatch should follow reduce")
    if let counts {
      Fact(
        """
        the evaluation counts of OwnerLine, CountLine, TodoList and TodoRow are
        """,
        [
          host.count(of: OwnerLine.self), host.count(of: CountLine.self),
          host.count(of: TodoList.self), host.count(of: TodoRow.self),
        ], is: counts,
        "only a view that shows the change should be re-evaluated, once")
    }
  }
}
