import GradingKit
import Testing

@testable import DeclareAStore

@Suite("1.1 DeclareAStore", .exercise())
struct DeclareAStoreTests: ExerciseSuite {
  let store = Store()
  let changes = Recorder()

  @Test func `a change of a name that was read is announced`() {
    changes.track("firstName") { store.firstName }
    store.firstName = "Bea"
    expect(
      changes.calls, is: ["firstName"],
      """
      \(changes); a variable that was read is announced before it changes, \
      once the macro has worked on its class. Conforming to Observable by \
      hand announces nothing
      """)
  }

  @Test func `both names are observed, each by itself`() {
    changes.track("firstName") { store.firstName }
    changes.track("lastName") { store.lastName }
    store.lastName = "Ray"
    expect(
      changes.calls, is: ["lastName"],
      """
      \(changes); a change is announced to those who have read that very \
      variable, and to nobody else
      """)
  }

  @Test func `a private variable is observed through a method`() {
    changes.track("report") { store.report() }
    store.welcome()
    expect(
      changes.calls, is: ["report"],
      """
      \(changes); report() reads the private visits, and a private variable \
      is observed like any other, if the macro is on the class that declares \
      it and it is not ignored
      """)
  }

  @Test func `a new name does not concern the report`() {
    changes.track("report") { store.report() }
    store.firstName = "Bea"
    store.lastName = "Ray"
    expect(
      changes.calls, is: [],
      "\(changes); report() reads no name, so its reader waits on")
  }

  @Test func `a change is announced before it is made`() {
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

  @Test func `each store speaks for itself`() {
    changes.track("firstName") { store.firstName }
    Store().firstName = "Bea"
    expect(
      changes.calls, is: [],
      "\(changes); the change of another store is not a change of this one")
  }

  @Test func `the store still does its work`() {
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
      changes who is told of a change, not what is stored
      """)
  }
}
