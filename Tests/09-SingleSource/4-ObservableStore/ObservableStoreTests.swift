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
      a store was created with two to-dos of Ann, and contains \
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
      then all was handed over to Bea, and the state is "\(words(store))"; \
      finished to-dos should not be handed over
      """)
    store.dispatch(.rename("Cleo"))
    expect(
      words(store), is: "Cleo: shop",
      """
      then Bea was renamed to Cleo, and the state is "\(words(store))"; it \
      should be what reduce makes of all Actions
      """)
  }

  // MARK: The screen

  @Test func `a body is evaluated once when its view appears`() {
    let host = TestHost(TodoScreen(store: store))
    expect(
      host.screen, is: start,
      """
      the store contains two to-dos of Ann, and the screen shows \
      "\(host.screen)"; it should show the current values, as in the task
      """)
    expect(
      host.repeated, is: [],
      """
      evaluated: \(host.evaluations); each body should be evaluated once. A \
      received value arrives after the first evaluation and causes a second, \
      while a value that's read is available in the first
      """)
  }

  @Test func `a new owner re-evaluates one line`() {
    let host = screen()
    host.perform { store.dispatch(.rename("Bea")) }
    expect(
      host.firstLine, is: "Bea's to-dos",
      """
      the owner was renamed to Bea, and the screen shows "\(host.screen)"; \
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
      bank was ticked, and the screen shows "\(host.screen)"; \(followed)
      """)
    expect(
      counts(host), is: [0, 1, 1, 1],
      """
      evaluated for a tick: \(host.evaluations); only the count, the list and \
      the row that's passed a different to-do should be evaluated. \(part)
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
      shop was added, and the screen shows "\(host.screen)"; it should show \
      the current values, as in the task
      """)
    expect(
      counts(host), is: [0, 1, 1, 1],
      """
      evaluated for a new to-do: \(host.evaluations); only the count, the list \
      and the new row should be evaluated. \(part)
      """)
  }

  @Test func `one action for both parts re-evaluates each view once`() {
    let host = screen()
    host.perform { store.dispatch(.handOver(to: "Bea")) }
    expect(
      host.screen, is: "Bea's to-dos\n0 of 1 done\n[bank] to do",
      """
      all unfinished to-dos were handed over to Bea, and the screen shows \
      "\(host.screen)"; it should show the new owner, and only those to-dos
      """)
    expect(
      counts(host), is: [1, 1, 1, 0],
      """
      evaluated: \(host.evaluations); the owner and the to-dos changed in one \
      Action, so evaluate each view that shows them once, but no row: the \
      remaining one moved, and didn't change
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
      be evaluated, so don't notify observers of an equal value
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
      bank was ticked twice, post and shop once each, and the owner was \
      renamed twice, and the screen shows "\(host.screen)"; it should show \
      every change
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
      the screen was passed Bea's store, then gym was tapped, and the screen \
      shows "\(host.screen)"; it should show the current values, as in the task
      """)
    expect(
      counts(host), is: [0, 1, 1, 1],
      """
      evaluated: \(host.evaluations); only gym was ticked in Bea's store, so \
      its count, list and row should be evaluated. No view shows the previous \
      store any more
      """)
  }

  private var start: String {
    "Ann's to-dos\n1 of 2 done\n[post] done\n[bank] to do"
  }

  private var part: String {
    """
    A body that reads one part of the app state depends only on that part, if \
    it's a separate property that doesn't notify observers of an equal value
    """
  }

  private var followed: String {
    """
    a body follows an observed property that it reads, but not a copy of it; a \
    computed property is observed if its getter reads observed properties
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
