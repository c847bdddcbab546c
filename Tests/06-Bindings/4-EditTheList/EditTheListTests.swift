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
      the toggle of "bank", the second of three to-dos, was switched on, and \
      isDone in the store is \(done(in: store)). A constant binding ignores \
      what you set, so pass the row a binding to its element
      """)
    expect(
      host.screen, contains: "[x] bank",
      """
      the toggle of "bank" was switched on, but the screen shows \
      "\(host.screen)"; a done to-do should stay on the screen, and be ticked
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
      a new store is shown as "\(host.screen)"; the screen should look like \
      the picture, with a row for each to-do and the line "3 to do"
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
      "post" was ticked, "shop" was renamed to "market", and "cook" was added, \
      but the screen shows "\(host.screen)"; it should show a row for each \
      to-do, done or not, in the store's order
      """)
  }

  @Test func `typing changes the to-do's name`() throws {
    try host.press("bank")
    try host.press("Edit", at: 1)
    try host.paste("river bank", into: "Name")
    expect(
      names(in: store), is: ["post", "river bank", "shop"],
      """
      "river bank" was pasted into the row of "bank", and the store contains \
      \(names(in: store)); a field should set the name of its own to-do
      """)
    expect(
      done(in: store), is: [false, true, false],
      """
      "bank" was ticked and then renamed, and isDone in the store is now \
      \(done(in: store)); setting the name of a to-do shouldn't change the \
      rest of that to-do
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
      "bank" was marked done, then "river bank" was pasted into its row, and \
      the store contains \(names(in: store)); a row should edit its own to-do
      """)
    expect(
      done(in: store), is: [false, true, false],
      """
      "bank" was marked done, then "river bank" was pasted into its row, and \
      isDone in the store is \(done(in: store)). To set the name, a binding \
      reads the to-do, changes it, and sets it, so let the binding read the \
      current to-do, not a copy
      """)
  }

  @Test func `the line counts the to-dos that aren't done`() throws {
    try host.press("post")
    try host.press("shop")
    expect(
      host.screen, contains: "1 to do",
      """
      two of three to-dos were ticked, but the screen shows "\(host.screen)"; \
      the line should count the to-dos that aren't done. Setting an array \
      notifies observers only if the new array differs from the old array
      """)
  }

  @Test(arguments: [0, 1, 2])
  func `a to-do is removed by its own row`(index: Int) throws {
    let left = [["bank", "shop"], ["post", "shop"], ["post", "bank"]][index]
    try host.press("Remove", at: index)
    expect(
      names(in: store), is: left,
      """
      the rows were "post", "bank" and "shop", Remove was tapped in row \
      \(index + 1), and the store contains \(names(in: store)); remove that \
      row's to-do from the store's array, because changing a copy doesn't \
      change the store
      """)
    expect(
      host.lines(beginningWith: "[ ] ").count, is: 2,
      """
      one of three to-dos was removed, but the screen shows "\(host.screen)"; \
      it should show the two to-dos that are left
      """)
  }

  @Test func `all to-dos can be removed, from the top`() throws {
    for _ in 1...3 { try host.press("Remove") }
    expect(
      host.screen, is: "0 to do",
      """
      Remove was tapped three times, always in the first row, but the screen \
      shows "\(host.screen)"; remove a to-do by its id, because indices change \
      with each removal
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
      Edit was tapped in the row "bank", then "post" was removed, and the \
      screen shows "\(host.screen)"; the field of "bank" should stay open. \
      State belongs to the id of a row, so identify the row by the to-do's id, \
      not by its index or a new id
      """)
  }

  @Test func `an open field follows its to-do`() throws {
    try host.press("Edit", at: 0)
    host.perform { store.todos.reverse() }
    try host.paste("office", into: "Name")
    expect(
      names(in: store), is: ["shop", "bank", "office"],
      """
      Edit was tapped in the row "post", the order was reversed, "office" was \
      pasted, and the store contains \(names(in: store)); the open field \
      should still edit "post", wherever that to-do is now
      """)
  }

  @Test func `an open field stays open while a name is typed`() throws {
    try host.press("Edit", at: 0)
    try host.type("office", into: "Name")
    expect(
      host.screen, contains: "[ ] office [Edit] [Remove]\nName: office_",
      """
      "office" was typed into the open field, but the screen shows \
      "\(host.screen)"; the field should stay open, so don't use the edited \
      name as the row's id
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
      Edit was tapped in the row "post", then "cook" was inserted above it, \
      but the screen shows "\(host.screen)"; the field of "cook" shouldn't be \
      open
      """)
    expect(
      host.screen, contains: "Name: post_",
      """
      Edit was tapped in the row "post", then "cook" was inserted above it, \
      but the screen shows "\(host.screen)"; the field of "post" should stay \
      open
      """)
  }

  @Test func `a to-do that moved is removed where it is now`() throws {
    // Nothing is evaluated between this change and the tap.
    store.todos.reverse()
    try host.press("Remove", at: 0)
    expect(
      names(in: store), is: ["shop", "bank"],
      """
      the order was reversed, then Remove was tapped in the row of "post", but \
      the store contains \(names(in: store)). Read the id in the closure of \
      the ForEach: a binding that's read in the action finds the to-do that's \
      at its index by then
      """)
  }

  @Test func `removing a to-do that's already removed does nothing`() throws {
    store.todos.removeFirst()
    try host.press("Remove", at: 0)
    expect(
      names(in: store), is: ["bank", "shop"],
      """
      "post" was removed from the store, then Remove was tapped in its row, \
      but the store contains \(names(in: store)); no to-do with that id is \
      left, so the tap should remove nothing
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
      the toggle of the second of two to-dos named "call" was switched on, and \
      isDone in the store is \(done(in: store)); identify a row by its to-do's \
      id, not by the name
      """)
    try host.press("Remove", at: 0)
    expect(
      done(in: store), is: [true],
      """
      the second of two to-dos named "call" was ticked, then the first was \
      removed, and isDone in the store is \(done(in: store)); only the first \
      to-do should be removed, so remove it by its id
      """)
    expect(
      host.issues, is: [],
      """
      two to-dos have the same name, and the screen reports \(host.issues); \
      identify the rows by the ids of the to-dos, which differ
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
      the screen was given a different store, which contains "sow", but it \
      shows "\(host.screen)"; don't keep the store or its rows in a state
      """)
    try host.press("sow")
    expect(
      done(in: other), is: [true],
      """
      the store was replaced, then the toggle of "sow" was switched on, but \
      isDone in the new store is \(done(in: other)); a row should edit the \
      store that's on the screen
      """)
    expect(
      done(in: store), is: [false, false, false],
      """
      the store was replaced, then the toggle of "sow" was switched on, and \
      isDone in the previous store is \(done(in: store)); the previous store \
      shouldn't change
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
