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
      \(changes), after firstName was read and then set; put the macro on the \
      class, so that a change notifies the code that read the variable. \
      Conforming to Observable by hand notifies no one
      """)
  }

  @Test func `both names are observed, independently of each other`() {
    changes.track("firstName") { store.firstName }
    changes.track("lastName") { store.lastName }
    store.lastName = "Ray"
    expect(
      changes.calls, is: ["lastName"],
      """
      \(changes), after both names were read and lastName was set; changing a \
      variable should notify only the code that read that variable
      """)
  }

  @Test func `a private variable is observed through a method`() {
    changes.track("report") { store.report() }
    store.welcome()
    expect(
      changes.calls, is: ["report"],
      """
      \(changes), after report() was called and a visitor was welcomed; \
      report() reads visits, and even a private variable is observed, if the \
      macro is on the class that declares it and the variable isn't ignored
      """)
  }

  @Test func `changing a name doesn't notify an observer of the report`() {
    changes.track("report") { store.report() }
    store.firstName = "Bea"
    store.lastName = "Ray"
    expect(
      changes.calls, is: [],
      """
      \(changes), after report() was called and both names were set; report() \
      shouldn't read the names, so changing a name shouldn't notify an \
      observer of report()
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
      \(changes), and saw \(changes.seen) when the first name was set and a \
      visitor was welcomed; onChange should run before each new value is \
      stored, so that it sees "Ann" and "0 visits"
      """)
  }

  @Test func `a change of one store doesn't notify observers of another`() {
    changes.track("firstName") { store.firstName }
    Store().firstName = "Bea"
    expect(
      changes.calls, is: [],
      """
      \(changes), after one store's first name was read and a second store's \
      first name was set; a change should notify only the observers of the \
      store that changes
      """)
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
      after the first name was set to "Bea" and two visitors were welcomed, \
      the store says "\(name): \(report)"; an observable store should still \
      store its names and count its visits
      """)
  }
}
