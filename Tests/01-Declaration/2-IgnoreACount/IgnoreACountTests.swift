import GradingKit
import Testing

@testable import IgnoreACount

@Suite("1.2 IgnoreACount", .exercise())
struct IgnoreACountTests {
  let store = Store()
  let changes = Recorder()

  @Test func `greeting one visitor is silent for the others`() {
    changes.track("the first visitor") { store.greet() }
    _ = store.greet()
    #expect(
      changes.calls == [],
      """
      \(changes); greet() reads and writes the count, and every reader of an \
      observed variable waits for its next change
      """)
  }

  @Test func `a new owner is announced to those who were greeted`() {
    changes.track("the first visitor") { store.greet() }
    store.owner = "Bea"
    #expect(
      changes.calls == ["the first visitor"],
      "\(changes); the greeting shows the owner, who must stay observed")
  }

  @Test func `reading the count itself registers nothing`() {
    changes.track("greetings") { store.greetings }
    _ = store.greet()
    #expect(
      changes.calls == [],
      "\(changes); an ignored variable can be read, but nobody is told of it")
  }

  @Test func `every store counts its own greetings`() {
    let other = Store()
    _ = store.greet()
    _ = store.greet()
    _ = other.greet()
    #expect(
      [store.greetings, other.greetings] == [2, 1],
      """
      one store greeted twice and another once, and they counted \
      \(store.greetings) and \(other.greetings); to ignore a variable leaves \
      its value as it is
      """)
  }
}
