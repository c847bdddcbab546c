import GradingKit
import Testing

@testable import IgnoreACount

@Suite("1.2 IgnoreACount", .exercise())
struct IgnoreACountTests: ExerciseSuite {
  let store = Store()
  let changes = Recorder()

  @Test func `greeting one visitor doesn't notify the others`() {
    changes.track("the first visitor") { store.greet() }
    _ = store.greet()
    expect(
      changes.calls, is: [],
      """
      \(changes); greet() reads and writes the count, and code that reads an \
      observed variable is notified of its next change
      """)
  }

  @Test func `changing the owner notifies the visitors who were greeted`() {
    changes.track("the first visitor") {
      store.greet()
    } seeing: {
      store.owner
    }
    store.owner = "Bea"
    expect(
      changes.calls, is: ["the first visitor"],
      """
      \(changes); the greeting shows the owner, so the owner must stay \
      observed
      """)
    expect(
      changes.seen, is: ["Ann"],
      """
      \(changes), and saw \(changes.seen); the old owner is still stored while \
      onChange runs
      """)
  }

  @Test func `the next greeting shows the new owner`() {
    _ = store.greet()
    store.owner = "Bea"
    let greeting = store.greet()
    expect(
      greeting, is: "Hello from Bea!",
      """
      the owner is Bea, and the greeting says \(greeting); the greeting names \
      the owner
      """)
  }

  @Test func `reading the count itself subscribes to nothing`() {
    changes.track("greetings") { store.greetings }
    _ = store.greet()
    expect(
      changes.calls, is: [],
      """
      \(changes); you can read an ignored property, but changing it notifies \
      no observer
      """)
  }

  @Test func `each store counts its own greetings`() {
    let other = Store()
    _ = store.greet()
    _ = store.greet()
    store.owner = "Bea"
    _ = store.greet()
    _ = other.greet()
    expect(
      [store.greetings, other.greetings], is: [3, 1],
      """
      one store greeted three times and another once; they counted \
      \(store.greetings) and \(other.greetings). Each store keeps its own \
      count, ignored or not
      """)
  }
}
