import GradingKit
import Testing

@testable import ByHand

@Suite("2.1 ByHand", .exercise())
struct ByHandTests: ExerciseSuite {
  let till = Till()
  let changes = Recorder()

  @Test func `assigning the item notifies its observers`() {
    changes.track("lastItem") { till.lastItem }
    till.lastItem = "Glazed"
    expect(
      changes.calls, is: ["lastItem"],
      """
      \(changes); a read has to call access and an assignment withMutation, on \
      the same registrar and with the same key path
      """)
  }

  @Test func `assigning the cents notifies their observers`() {
    changes.track("cents") { till.cents }
    till.cents = 120
    expect(
      changes.calls, is: ["cents"],
      """
      \(changes); a read has to call access and an assignment withMutation, on \
      the same registrar and with the same key path
      """)
  }

  @Test func `changing one property doesn't notify observers of the other`() {
    changes.track("lastItem") { till.lastItem }
    till.cents = 120
    expect(
      changes.calls, is: [],
      "\(changes); only the cents changed, and they have their own key path")
    let others = Recorder()
    others.track("cents") { till.cents }
    till.lastItem = "Glazed"
    expect(
      others.calls, is: [],
      "\(others); only the item changed, and it has its own key path")
  }

  @Test func `adding cents notifies their observers`() {
    changes.track("cents") { till.cents }
    till.cents += 120
    expect(
      changes.calls, is: ["cents"],
      """
      \(changes); if there is a _modify, += runs it and no setter, so it has \
      to notify observers as well
      """)
  }

  @Test func `assigning an equal item notifies observers as well`() {
    till.lastItem = "Glazed"
    changes.track("lastItem") { till.lastItem }
    till.lastItem = "Glazed"
    expect(
      changes.calls, is: ["lastItem"],
      """
      \(changes); the second of two equal donuts is a scan as well. The \
      macro's setter compares, but this one must not
      """)
  }

  @Test func `adding 0 cents notifies observers as well`() {
    changes.track("cents") { till.cents }
    till.cents += 0
    expect(
      changes.calls, is: ["cents"],
      "\(changes); every assignment is reported, whatever the new value")
  }

  @Test func `observers are notified before the change`() {
    changes.track("lastItem") {
      till.lastItem
    } seeing: {
      till.lastItem
    }
    changes.track("cents") {
      till.cents
    } seeing: {
      till.cents
    }
    till.lastItem = "Glazed"
    till.cents = 120
    expect(
      changes.seen, holdsOnly: ["", "0"],
      """
      \(changes), and saw \(changes.seen); store the value inside \
      withMutation, so that onChange still sees the old one
      """)
  }

  @Test func `observers are notified before cents are added`() {
    changes.track("cents") {
      till.cents
    } seeing: {
      till.cents
    }
    till.cents += 20
    expect(
      changes.seen, is: ["0"],
      """
      \(changes), and saw \(changes.seen); in a _modify, call willSet before \
      the yield, so that onChange still sees the old value
      """)
  }

  @Test func `a change of one till doesn't notify observers of another`() {
    changes.track("lastItem") { till.lastItem }
    changes.track("cents") { till.cents }
    Till().scan("Glazed", price: 120)
    expect(
      changes.calls, is: [],
      """
      \(changes), by the change of a different till; a registrar belongs to \
      one object
      """)
  }

  @Test func `a scan notifies observers of both`() {
    changes.track("lastItem") { till.lastItem }
    changes.track("cents") { till.cents }
    till.scan("Glazed", price: 120)
    expect(
      changes.calls, isInAnyOrder: ["lastItem", "cents"],
      """
      \(changes); a scan changes both. A change that bypasses the setters \
      isn't reported
      """)
  }

  @Test func `one assignment notifies observers once`() {
    watchItem()
    watchCents()
    till.lastItem = "Glazed"
    till.cents = 120
    expect(
      changes.calls, is: ["lastItem", "cents"],
      """
      \(changes); each was assigned once. An observer that reads again in its \
      onChange observes the next assignment: call withMutation once for each
      """)
  }

  /// Reads again at each call of onChange, three times at most.
  private func watchItem(_ times: Int = 3) {
    changes.track("lastItem") {
      till.lastItem
    } seeing: {
      if times > 1 { watchItem(times - 1) }
      return till.lastItem
    }
  }

  private func watchCents(_ times: Int = 3) {
    changes.track("cents") {
      till.cents
    } seeing: {
      if times > 1 { watchCents(times - 1) }
      return till.cents
    }
  }

  @Test func `the till still works`() {
    expect(till.lastItem, is: "", "a new till shows no item")
    expect(till.cents, is: 0, "a new till shows no cents")
    till.scan("Glazed", price: 120)
    till.scan("Plain", price: 100)
    till.cents -= 20
    expect(
      till.lastItem, is: "Plain",
      "it shows \"\(till.lastItem): \(till.cents)\"; Plain came last")
    expect(
      till.cents, is: 200,
      """
      it shows "\(till.lastItem): \(till.cents)"; 120 and 100 less 20 is 200
      """)
  }

  @Test func `a till is observable`() {
    expect(
      observable: till,
      """
      the macro makes the class conform to Observable; without the macro, the \
      class has to declare it
      """)
  }
}
