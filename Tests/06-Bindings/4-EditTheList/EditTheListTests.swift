import GradingKit
import Testing
import ViewGrading

@testable import EditTheList

@MainActor
@Suite("6.4 EditTheList", .exercise())
struct EditTheListTests: ViewSuite {
  let store = TodoStore()
  let host: TestHost

  init() {
    let store = store
    host = TestHost(TodoListScreen(store: store))
  }

  @Test func `a row's toggle switches a to-do of the store`() throws {
    try host.press("bank")
    expect(
      done(in: store), is: [false, true, false],
      """
      bank was switched, the second of three, and the done to-dos in the store \
      are \(done(in: store)). A constant ignores what you set; a binding to an \
      element sets that element
      """)
    expect(
      host.screen, contains: "[x] bank",
      """
      bank was switched, and the screen shows "\(host.screen)"; a done to-do \
      is shown, too
      """)
  }

  @Test func `the screen looks as in the picture`() {
    expect(
      host.screen,
      is: """
        [ ] post [Edit] [Remove]
        [ ] bank [Edit] [Remove]
        [ ] shop [Edit] [Remove]
        3 to do
        """,
      """
      the screen shows "\(host.screen)"; a screen shows the current values of \
      its models, as the task describes
      """)
  }

  @Test func `the screen follows the store`() {
    host.perform {
      store.todos[0].isDone = true
      store.todos[2].name = "market"
      store.todos.append(Todo(id: 4, name: "cook"))
    }
    expect(
      host.screen,
      is: """
        [x] post [Edit] [Remove]
        [ ] bank [Edit] [Remove]
        [ ] market [Edit] [Remove]
        [ ] cook [Edit] [Remove]
        3 to do
        """,
      """
      post is done, shop became market, cook was added, and the screen shows \
      "\(host.screen)"; there's a row for each to-do, done or not, in their \
      order
      """)
  }

  @Test func `typing changes the to-do's name`() throws {
    try host.press("bank")
    try host.press("Edit", at: 1)
    try host.paste("river bank", into: "Name")
    expect(
      names(in: store), is: ["post", "river bank", "shop"],
      """
      river bank was pasted into the row of bank, and the store has \
      \(names(in: store)); a field sets the name of its own to-do
      """)
    expect(
      done(in: store), is: [false, true, false],
      """
      bank was done before it was renamed, and the done to-dos in the store \
      are \(done(in: store)); setting a part of an element doesn't change the \
      rest
      """)
  }

  @Test func `an edit doesn't change the rest of the to-do`() throws {
    try host.press("Edit", at: 1)
    // Nothing is evaluated between this change and the typing.
    store.todos[1].isDone = true
    try host.paste("river bank", into: "Name")
    expect(
      names(in: store), is: ["post", "river bank", "shop"],
      """
      bank was done, river bank pasted into its row, and the store has \
      \(names(in: store)); a row writes to its own line
      """)
    expect(
      done(in: store), is: [false, true, false],
      """
      bank was done, river bank pasted into its row, and the done to-dos in \
      the store are \(done(in: store)). Setting a part reads the to-do, \
      changes the part, and sets the whole: it has to read the current to-do
      """)
  }

  @Test func `the line counts the to-dos that aren't done`() throws {
    try host.press("post")
    try host.press("shop")
    expect(
      host.screen, contains: "1 to do",
      """
      two of three were ticked off, and the screen shows "\(host.screen)"; \
      setting an array notifies observers if it isn't equal to the old one
      """)
  }

  @Test(arguments: [0, 1, 2])
  func `a to-do is removed by its own row`(index: Int) throws {
    let left = [["bank", "shop"], ["post", "shop"], ["post", "bank"]][index]
    try host.press("Remove", at: index)
    expect(
      names(in: store), is: left,
      """
      Remove was tapped in row \(index + 1) of post, bank, shop, and the store \
      has \(names(in: store)). Arrays are values: changing a copy doesn't \
      change the store
      """)
    expect(
      host.lines(beginningWith: "[ ] ").count, is: 2,
      """
      one of three was removed, and the screen shows "\(host.screen)"; a \
      screen shows the current values of its models, as the task describes
      """)
  }

  @Test func `all to-dos can be removed, from the top`() throws {
    for _ in 1...3 { try host.press("Remove") }
    expect(
      host.screen, is: "0 to do",
      """
      all three were removed, and the screen shows "\(host.screen)"; indices \
      change with each removal, but ids don't
      """)
  }

  @Test func `an open field stays open when a different to-do is removed`()
    throws
  {
    try host.press("Edit", at: 1)
    try host.press("Remove", at: 0)
    expect(
      host.screen,
      is: """
        [ ] bank [Edit] [Remove]
        Name: bank_
        [ ] shop [Edit] [Remove]
        2 to do
        """,
      """
      bank was opened and post removed, and the screen shows "\(host.screen)"; \
      state belongs to the id of a row. If the id is an index, the open field \
      stays at the index; if it's a new id each time, no field stays open
      """)
  }

  @Test func `an open field follows its to-do`() throws {
    try host.press("Edit", at: 0)
    host.perform { store.todos.reverse() }
    try host.paste("office", into: "Name")
    expect(
      names(in: store), is: ["shop", "bank", "office"],
      """
      post was opened, the order was reversed, office was pasted, and the \
      store has \(names(in: store)); the field is that of post, wherever post \
      is
      """)
  }

  @Test func `an open field stays open while a name is typed`() throws {
    try host.press("Edit", at: 0)
    try host.type("office", into: "Name")
    expect(
      host.screen, contains: "[ ] office [Edit] [Remove]\nName: office_",
      """
      the name of the open to-do was typed, and the screen shows \
      "\(host.screen)"; a row whose id is the edited text is a new row with \
      each letter
      """)
  }

  @Test func `an open field stays open when a to-do is inserted before it`()
    throws
  {
    try host.press("Edit", at: 0)
    host.perform { store.todos.insert(Todo(id: 4, name: "cook"), at: 0) }
    expect(
      host.screen, contains: "[ ] cook [Edit] [Remove]\n[ ] post",
      """
      post was opened, cook put before it, and the screen shows \
      "\(host.screen)"; cook wasn't opened
      """)
    expect(
      host.screen, contains: "Name: post_",
      """
      post was opened, cook put before it, and the screen shows \
      "\(host.screen)"; a screen shows the current values of its models, as \
      the task describes
      """)
  }

  @Test func `a to-do that moved is removed where it is now`() throws {
    // Nothing is evaluated between this change and the tap.
    store.todos.reverse()
    try host.press("Remove", at: 0)
    expect(
      names(in: store), is: ["shop", "bank"],
      """
      the order was reversed, then Remove was tapped in the row of post, and \
      the store has \(names(in: store)). A binding to an element is read late, \
      and by its index, and so is an id read through it. Read the id in the \
      closure of the ForEach
      """)
  }

  @Test func `removing a to-do that's already removed does nothing`() throws {
    store.todos.removeFirst()
    try host.press("Remove", at: 0)
    expect(
      names(in: store), is: ["bank", "shop"],
      """
      post was already removed when Remove was tapped in its row, and the \
      store has \(names(in: store)). There's no to-do with that id any more, \
      so none should be removed
      """)
  }

  @Test func `two to-dos with the same name stay separate`() throws {
    let store = TodoStore()
    store.todos = [Todo(id: 1, name: "call"), Todo(id: 2, name: "call")]
    let host = TestHost(TodoListScreen(store: store))
    try host.press("call", at: 1)
    expect(
      done(in: store), is: [false, true],
      """
      the second of two calls was switched, and the done to-dos are \
      \(done(in: store)); a row is identified by its id, not by its name
      """)
    try host.press("Remove", at: 0)
    expect(
      done(in: store), is: [true],
      """
      the second of two calls was done, the first one was removed, and the \
      done to-dos are \(done(in: store)); two to-dos may have the same name
      """)
    expect(
      host.issues, is: [],
      """
      two to-dos have the same name, and the screen reports \(host.issues). \
      Their ids differ
      """)
  }

  @Test func `after the store is replaced, the new store is shown and edited`()
    throws
  {
    let other = TodoStore()
    other.todos = [Todo(id: 1, name: "sow")]
    let host = TestHost(
      Parent(store, other) { store in TodoListScreen(store: store) })
    try host.press("Other")
    expect(
      host.screen, contains: "[ ] sow [Edit] [Remove]\n1 to do",
      """
      given a different store, with sow in it, the screen shows \
      "\(host.screen)"; a stored store is the old one, and so is a stored row
      """)
    try host.press("sow")
    expect(
      done(in: other), is: [true],
      """
      sow was switched, and the done to-dos in its store are \
      \(done(in: other)); a row writes to the store on the screen
      """)
    expect(
      done(in: store), is: [false, false, false],
      """
      sow was switched, and the done to-dos in the other store are \
      \(done(in: store)); the previous store isn't changed
      """)
  }
}

private func names(in store: TodoStore) -> [String] {
  var names: [String] = []
  for todo in store.todos { names.append(todo.name) }
  return names
}

private func done(in store: TodoStore) -> [Bool] {
  var done: [Bool] = []
  for todo in store.todos { done.append(todo.isDone) }
  return done
}
