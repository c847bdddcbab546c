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
      \(changes), when a second visitor was greeted; greet() reads and writes \
      the count, so leave the count out of observation
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
      \(changes), after a visitor was greeted and the owner changed; the \
      greeting shows the owner, so the owner has to stay observed
      """)
    expect(
      changes.seen, is: ["Ann"],
      """
      \(changes), and saw \(changes.seen) when the owner was set to "Bea"; \
      while onChange runs, the old owner, "Ann", should still be stored
      """)
  }

  @Test func `the next greeting shows the new owner`() {
    _ = store.greet()
    store.owner = "Bea"
    let greeting = store.greet()
    expect(
      greeting, is: "Hello from Bea!",
      """
      after one greeting, the owner was set to "Bea", but the second greeting \
      says "\(greeting)"; a greeting should name the current owner
      """)
  }

  @Test func `reading the count itself subscribes to nothing`() {
    changes.track("greetings") { store.greetings }
    _ = store.greet()
    expect(
      changes.calls, is: [],
      """
      \(changes), after the count was read and a visitor was greeted; leave \
      the count out of observation, so that changing it notifies no observer
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
      \(store.greetings) and \(other.greetings). Each store should keep its \
      own count
      """)
  }
}
