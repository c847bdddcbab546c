import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import ObservableStore

@MainActor
@Suite("9.4 ObservableStore", .exercise())
struct ObservableStoreTests: ViewSuite {
  let store = TodoStore(
    AppState(todos: [Todo(name: "post", isDone: true), Todo(name: "bank")]))

  // MARK: The store

  @Test func `the store is observable`() {
    expect(
      observable: store,
      """
      TodoStore isn't observable, but it should be; then a view depends on \
      what its body reads from the store, and needs no subscription
      """)
  }

  @Test func `a store starts with the app state passed in`() {
    expect(
      words(store), is: "Ann: post done, bank",
      """
      a store was created with two of Ann's to-dos, and contains \
      "\(words(store))"; it should keep the app state passed in
      """)
    let empty = TodoStore()
    expect(
      words(empty), is: "Ann: ",
      """
      TodoStore() was created without an app state, and contains \
      "\(words(empty))"; it should start with AppState(), which has the owner \
      Ann and no to-dos
      """)
  }

  @Test func `dispatch follows the reducer`() {
    store.dispatch(.add("shop"))
    store.dispatch(.tick("bank"))
    store.dispatch(.add("post"))
    expect(
      words(store), is: "Ann: post done, bank done, shop",
      """
      after .add("shop"), .tick("bank") and .add("post"), which is refused, \
      the state is "\(words(store))"; each Action should start from the state \
      that the previous Action left
      """)
    store.dispatch(.handOver(to: "Bea"))
    expect(
      words(store), is: "Bea: shop",
      """
      post and bank were done but shop wasn't when the to-dos were handed over \
      to Bea, and the state is "\(words(store))"; the owner should be Bea, and \
      only unfinished to-dos should remain
      """)
    store.dispatch(.rename("Cleo"))
    expect(
      words(store), is: "Cleo: shop",
      """
      the to-dos were handed over to Bea, then Bea was renamed to Cleo, and \
      the state is "\(words(store))"; it should be the result of applying \
      reduce to each Action in turn
      """)
  }

  // MARK: The screen

  @Test func `a body is evaluated once when its view appears`() {
    let host = TestHost(TodoScreen(store: store))
    expect(
      host.screen, is: start,
      """
      the store contains two of Ann's to-dos, but the screen shows \
      "\(host.screen)"; it should show the current values, as in the task
      """)
    expect(
      host.repeated, is: [],
      """
      evaluated when the screen appeared: \(host.evaluations); each body \
      should be evaluated once. A received value arrives after the first \
      evaluation and causes a second evaluation, while a value that the body \
      reads is there from the start
      """)
  }

  @Test func `a new owner re-evaluates one line`() {
    let host = screen()
    host.perform { store.dispatch(.rename("Bea")) }
    expect(
      host.firstLine, is: "Bea's to-dos",
      """
      the owner was renamed to Bea, but the screen shows "\(host.screen)"; \
      \(followed)
      """)
    expect(
      counts(host), is: [1, 0, 0, 0],
      """
      evaluated for a new owner: \(host.evaluations); only the OwnerLine \
      should be evaluated. \(part)
      """)
  }

  @Test func `a tick doesn't re-evaluate the owner or the other row`() throws {
    let host = screen()
    try host.press("bank")
    expect(
      host.screen,
      is: "Ann's to-dos\n2 of 2 done\n[post] done\n[bank] done",
      """
      bank was ticked, but the screen shows "\(host.screen)"; \(followed)
      """)
    expect(
      counts(host), is: [0, 1, 1, 1],
      """
      evaluated for a tick: \(host.evaluations); only the CountLine, the \
      TodoList and the TodoRow of bank should be evaluated. \(part)
      """)
  }

  @Test func `a new to-do doesn't re-evaluate the owner or the old rows`() {
    let host = screen()
    host.perform { store.dispatch(.add("shop")) }
    expect(
      host.screen,
      is: """
        Ann's to-dos
        1 of 3 done
        [post] done
        [bank] to do
        [shop] to do
        """,
      """
      shop was added, but the screen shows "\(host.screen)"; it should show \
      the current values, as in the task
      """)
    expect(
      counts(host), is: [0, 1, 1, 1],
      """
      evaluated for a new to-do: \(host.evaluations); only the CountLine, the \
      TodoList and the new TodoRow should be evaluated. \(part)
      """)
  }

  @Test func `one action for both parts re-evaluates each view once`() {
    let host = screen()
    host.perform { store.dispatch(.handOver(to: "Bea")) }
    expect(
      host.screen, is: "Bea's to-dos\n0 of 1 done\n[bank] to do",
      """
      the to-dos were handed over to Bea, but the screen shows \
      "\(host.screen)"; it should show the new owner, and only the unfinished \
      to-dos
      """)
    expect(
      counts(host), is: [1, 1, 1, 0],
      """
      evaluated for a handover: \(host.evaluations); the Action changed the \
      owner and the to-dos, so the OwnerLine, the CountLine and the TodoList \
      should be evaluated, once each, but no row: the remaining row moved, but \
      its to-do didn't change
      """)
  }

  @Test func `a refused or ineffective Action re-evaluates no body`() {
    let host = screen()
    host.perform {
      store.dispatch(.add("post"))
      store.dispatch(.tick("gym"))
      store.dispatch(.rename("Ann"))
    }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations), after adding a to-do whose name is \
      taken, ticking an unknown to-do, and renaming Ann to Ann; no body should \
      be evaluated, so don't notify observers when nothing changes
      """)
  }

  @Test func `every change is followed`() throws {
    let host = screen()
    try host.press("bank")
    try host.press("post")
    host.perform { store.dispatch(.add("shop")) }
    try host.press("shop")
    try host.press("bank")
    host.perform { store.dispatch(.rename("Bea")) }
    host.perform { store.dispatch(.rename("Cleo")) }
    expect(
      host.screen,
      is: """
        Cleo's to-dos
        1 of 3 done
        [post] to do
        [bank] to do
        [shop] done
        """,
      """
      shop was added, bank was ticked twice, post and shop once each, and the \
      owner was renamed to Bea, then to Cleo. The screen shows \
      "\(host.screen)"; it should show every change
      """)
  }

  @Test func `passed a different store, the screen shows it`() throws {
    let other = TodoStore(
      AppState(owner: "Bea", todos: [Todo(name: "gym")]))
    let host = TestHost(
      Parent(store, other) { store in TodoScreen(store: store) })
    try host.press("Other")
    expect(
      host.screen, is: "Bea's to-dos\n0 of 1 done\n[gym] to do",
      """
      the screen was passed Bea's store, and shows "\(host.screen)"; a body \
      should read the store that its view has now
      """)
    host.reset()
    store.dispatch(.handOver(to: "Ann-Lee"))
    try host.press("gym")
    expect(
      host.screen, is: "Bea's to-dos\n1 of 1 done\n[gym] done",
      """
      after the screen was passed Bea's store, the previous store was changed \
      and gym was tapped. The screen shows "\(host.screen)"; it should show \
      the current values of Bea's store
      """)
    expect(
      counts(host), is: [0, 1, 1, 1],
      """
      after the screen was passed Bea's store, the previous store was changed \
      and gym was tapped. Evaluated: \(host.evaluations); only the CountLine, \
      the TodoList and the TodoRow of gym should be evaluated, because no view \
      shows the previous store any more
      """)
  }

  private var start: String {
    "Ann's to-dos\n1 of 2 done\n[post] done\n[bank] to do"
  }

  private var part: String {
    """
    A body that reads one part of the app state depends only on that part if \
    the part is a separate property that doesn't notify observers when it's \
    set to an equal value
    """
  }

  private var followed: String {
    """
    a body is re-evaluated when an observed property that it reads changes, \
    but not if it reads a copy of that property. A computed property is \
    observed if its getter reads observed properties
    """
  }

  private func screen() -> TestHost {
    let host = TestHost(TodoScreen(store: store))
    host.reset()
    return host
  }

  /// What a store has, in a line.
  private func words(_ store: TodoStore) -> String {
    var todos: [String] = []
    for todo in store.state.todos {
      todos.append(todo.isDone ? "\(todo.name) done" : todo.name)
    }
    return "\(store.state.owner): \(todos.joined(separator: ", "))"
  }

  /// How often the bodies were evaluated: of the three views of the screen, in
  /// their order, and of all rows.
  private func counts(_ host: TestHost) -> [Int] {
    [
      host.count(of: OwnerLine.self), host.count(of: CountLine.self),
      host.count(of: TodoList.self), host.count(of: TodoRow.self),
    ]
  }
}
