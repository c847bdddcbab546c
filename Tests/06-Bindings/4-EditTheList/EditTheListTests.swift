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

  @Test func `what is switched is a to-do of the store`() throws {
    try host.press("bank")
    expect(
      done(in: store), is: [false, true, false],
      """
      bank was switched, the second of three, and what is done in the store \
      is \(done(in: store)). A constant forgets what is set; a binding to an \
      element sets that element
      """)
    expect(
      host.screen, contains: "[x] bank",
      """
      bank was switched, and the screen says "\(host.screen)"; a to-do that is \
      done is shown, too
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
      the screen shows "\(host.screen)"; a screen shows what its models hold \
      now, as the task says
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
      post is done, shop became market, cook was added, and the screen says \
      "\(host.screen)"; there is a row for each to-do, done or not, and it \
      stands where its to-do stands
      """)
  }

  @Test func `what is typed is the name of the to-do`() throws {
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
      bank was done before it got another name, and what is done in the store \
      is \(done(in: store)); setting a part of an element leaves the rest
      """)
  }

  @Test func `an edit leaves the rest of the to-do alone`() throws {
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
      bank was done, river bank pasted into its row, and what is done in the \
      store is \(done(in: store)). Setting a part reads the to-do, changes the \
      part, and sets the whole: what is read has to be the current to-do
      """)
  }

  @Test func `the line counts what is left`() throws {
    try host.press("post")
    try host.press("shop")
    expect(
      host.screen, contains: "1 to do",
      """
      two of three were ticked off, and the screen says "\(host.screen)"; an \
      array that is set is announced if it is not equal to the old one
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
      has \(names(in: store)). Arrays are values: changing a copy leaves the \
      store as it is
      """)
    expect(
      host.lines(beginningWith: "[ ] ").count, is: 2,
      """
      one of three was removed, and the screen says "\(host.screen)"; a screen \
      shows what its models hold now, as the task says
      """)
  }

  @Test func `all are removed, from the top`() throws {
    for _ in 1...3 { try host.press("Remove") }
    expect(
      host.screen, is: "0 to do",
      """
      all three were removed, and the screen says "\(host.screen)"; indices \
      change with each removal, and ids do not
      """)
  }

  @Test func `what is open stays open when another is removed`() throws {
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
      bank was opened and post removed, and the screen says \
      "\(host.screen)"; state belongs to the id of a row. If that is an \
      index, what is open stays at the index; if it is another one each time, \
      nothing stays open
      """)
  }

  @Test func `what is open follows its to-do`() throws {
    try host.press("Edit", at: 0)
    host.perform { store.todos.reverse() }
    try host.paste("office", into: "Name")
    expect(
      names(in: store), is: ["shop", "bank", "office"],
      """
      post was opened, the order was reversed, office was pasted, and the \
      store has \(names(in: store)); the field is that of post, wherever it \
      stands
      """)
  }

  @Test func `what is open stays open while a name is typed`() throws {
    try host.press("Edit", at: 0)
    try host.type("office", into: "Name")
    expect(
      host.screen, contains: "[ ] office [Edit] [Remove]\nName: office_",
      """
      the name of the open to-do was typed, and the screen says \
      "\(host.screen)"; a row that is known by what is edited is another row \
      with each letter
      """)
  }

  @Test func `what is open stays open when one is put before it`() throws {
    try host.press("Edit", at: 0)
    host.perform { store.todos.insert(Todo(id: 4, name: "cook"), at: 0) }
    expect(
      host.screen, contains: "[ ] cook [Edit] [Remove]\n[ ] post",
      """
      post was opened, cook put before it, and the screen says \
      "\(host.screen)"; nobody has opened cook
      """)
    expect(
      host.screen, contains: "Name: post_",
      """
      post was opened, cook put before it, and the screen says \
      "\(host.screen)"; a screen shows what its models hold now, as the task \
      says
      """)
  }

  @Test func `a to-do that has moved is removed where it is`() throws {
    // Nothing is evaluated between this change and the tap.
    store.todos.reverse()
    try host.press("Remove", at: 0)
    expect(
      names(in: store), is: ["shop", "bank"],
      """
      the order was reversed, then Remove was tapped in the row of post, \
      and the store has \(names(in: store)). A binding to an element is read \
      late, and by its index: also the id that is read through it. Read the id \
      in the closure of the ForEach
      """)
  }

  @Test func `removing a to-do that is gone does nothing`() throws {
    store.todos.removeFirst()
    try host.press("Remove", at: 0)
    expect(
      names(in: store), is: ["bank", "shop"],
      """
      post was gone when Remove was tapped in its row, and the store has \
      \(names(in: store)). The to-do with that id is gone, and no other is to be \
      removed
      """)
  }

  @Test func `two to-dos of one name are told apart`() throws {
    let store = TodoStore()
    store.todos = [Todo(id: 1, name: "call"), Todo(id: 2, name: "call")]
    let host = TestHost(TodoListScreen(store: store))
    try host.press("call", at: 1)
    expect(
      done(in: store), is: [false, true],
      """
      the second of two calls was switched, and what is done is \
      \(done(in: store)); a row is known by its id, and not by its name
      """)
    try host.press("Remove", at: 0)
    expect(
      done(in: store), is: [true],
      """
      the second of two calls was done, the first one was removed, and what \
      is done is \(done(in: store)); two to-dos may have one name
      """)
    expect(
      host.issues, is: [],
      """
      two to-dos have one name, and the screen reports \(host.issues). Their \
      ids differ
      """)
  }

  @Test func `another store is the one that is shown and edited`() throws {
    let other = TodoStore()
    other.todos = [Todo(id: 1, name: "sow")]
    let host = TestHost(
      Parent(store, other) { store in TodoListScreen(store: store) })
    try host.press("Other")
    expect(
      host.screen, contains: "[ ] sow [Edit] [Remove]\n1 to do",
      """
      handed another store, with sow in it, the screen says \
      "\(host.screen)"; a store that is kept is the old one, and so is a row
      """)
    try host.press("sow")
    expect(
      done(in: other), is: [true],
      """
      sow was switched, and what is done in its store is \(done(in: other)); a \
      row writes to the store that is shown
      """)
    expect(
      done(in: store), is: [false, false, false],
      """
      sow was switched, and what is done in the other store is \
      \(done(in: store)); the store that was shown before is left alone
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
