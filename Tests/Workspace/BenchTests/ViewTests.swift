import Testing

@testable import BenchViews

/// The rows of views, for what a user sees.
@MainActor @Suite struct ViewTests {
  @Test func `both ways show the same screen after each change`() {
    let changes: [(any ToDoStore) -> Void] = [
      { $0.toggle(2) }, { $0.append() }, { $0.reverse() }, { $0.color = 7 },
      { $0.toggleEach(7) }, { $0.removeLast() },
    ]
    let observed = ToDoScreen(ObservedStore(4))
    let published = ToDoScreen(PublishedStore(4))
    #expect(observed.picture == published.picture)
    for change in changes {
      let before = observed.picture
      observed.perform(change)
      published.perform(change)
      #expect(observed.picture == published.picture)
      #expect(observed.picture != before)
    }
  }
}
