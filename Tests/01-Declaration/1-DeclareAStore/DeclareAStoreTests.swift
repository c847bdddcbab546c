import GradingKit
import Testing

@testable import DeclareAStore

@Suite("1.1 DeclareAStore", .exercise())
struct DeclareAStoreTests: ExerciseSuite {
  let store = Store()
  let changes = Recorder()

  @Test func `changing a name that was read notifies its observer`() {
    changes.track("firstName") { store.firstName }
    store.firstName = "Bea"
    expect(
      changes.calls, is: ["firstName"],
      """
      \(changes); once the macro is on the class, code that read a variable is \
      notified before it changes. Conforming to Observable by hand notifies no \
      one
      """)
  }

  @Test func `both names are observed, independently of each other`() {
    changes.track("firstName") { store.firstName }
    changes.track("lastName") { store.lastName }
    store.lastName = "Ray"
    expect(
      changes.calls, is: ["lastName"],
      """
      \(changes); a change notifies code that read that very variable, and no \
      other code
      """)
  }

  @Test func `a private variable is observed through a method`() {
    changes.track("report") { store.report() }
    store.welcome()
    expect(
      changes.calls, is: ["report"],
      """
      \(changes); report() reads the private visits, and a private variable is \
      observed like any other, if the macro is on the class that declares it \
      and it isn't ignored
      """)
  }

  @Test func `changing a name doesn't notify an observer of the report`() {
    changes.track("report") { store.report() }
    store.firstName = "Bea"
    store.lastName = "Ray"
    expect(
      changes.calls, is: [],
      """
      \(changes); report() reads no name, so changing a name doesn't notify \
      its observer
      """)
  }

  @Test func `observers are notified before the change`() {
    changes.track("firstName") {
      store.firstName
    } seeing: {
      store.firstName
    }
    changes.track("report") {
      store.report()
    } seeing: {
      store.report()
    }
    store.firstName = "Bea"
    store.welcome()
    expect(
      changes.seen, is: ["Ann", "0 visits"],
      """
      \(changes), and saw \(changes.seen); onChange runs before the new value \
      is stored, so it sees the old one
      """)
  }

  @Test func `a change of one store doesn't notify observers of another`() {
    changes.track("firstName") { store.firstName }
    Store().firstName = "Bea"
    expect(
      changes.calls, is: [],
      "\(changes); a change of a different store isn't a change of this one")
  }

  @Test func `the store still works`() {
    _ = store.report()
    store.firstName = "Bea"
    store.welcome()
    store.welcome()
    // Called once, so that what is judged is what is shown.
    let (name, report) = (store.firstName, store.report())
    expect(
      [name, report], is: ["Bea", "2 visits"],
      """
      Bea came twice, and the store says \(name): \(report); being observable \
      changes which code is notified, not what is stored
      """)
  }
}
