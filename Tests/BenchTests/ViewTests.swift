import Testing

@testable import BenchViews

/// The rows of views, for what a user sees.
@MainActor @Suite struct ViewTests {
  @Test func `both ways show the same screen after each change`() {
    let changes: [(any ToDoScreen) -> Void] = [
      { $0.toggle(2) }, { $0.append() }, { $0.reverse() }, { $0.paint(7) },
      { $0.write(7) }, { $0.removeLast() },
    ]
    let observed = ObservedScreen(4)
    let published = PublishedScreen(4)
    #expect(observed.picture == published.picture)
    for change in changes {
      let before = observed.picture
      change(observed)
      change(published)
      #expect(observed.picture == published.picture)
      #expect(observed.picture != before)
    }
  }
}
