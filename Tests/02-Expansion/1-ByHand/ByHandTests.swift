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
      \(changes), after a read and an assignment; the getter has to call \
      access and the setter withMutation, on the same registrar and with the \
      same key path
      """)
  }

  @Test func `assigning the cents notifies their observers`() {
    changes.track("cents") { till.cents }
    till.cents = 120
    expect(
      changes.calls, is: ["cents"],
      """
      \(changes), after a read and an assignment; the getter has to call \
      access and the setter withMutation, on the same registrar and with the \
      same key path
      """)
  }

  @Test func `changing one property doesn't notify observers of the other`() {
    changes.track("lastItem") { till.lastItem }
    till.cents = 120
    expect(
      changes.calls, is: [],
      """
      \(changes), but only the cents were assigned; report them with their own \
      key path
      """)
    let others = Recorder()
    others.track("cents") { till.cents }
    till.lastItem = "Glazed"
    expect(
      others.calls, is: [],
      """
      \(others), but only the item was assigned; report it with its own key path
      """)
  }

  @Test func `adding cents notifies their observers`() {
    changes.track("cents") { till.cents }
    till.cents += 120
    expect(
      changes.calls, is: ["cents"],
      """
      \(changes), after 120 cents were added; if the property has a _modify, \
      += runs that and not the setter, so _modify has to notify observers, too
      """)
  }

  @Test func `assigning an equal item notifies observers as well`() {
    till.lastItem = "Glazed"
    changes.track("lastItem") { till.lastItem }
    till.lastItem = "Glazed"
    expect(
      changes.calls, is: ["lastItem"],
      """
      \(changes), after "Glazed" was assigned for the second time; every \
      assignment should be reported. The macro's setter compares the values, \
      but this one must not
      """)
  }

  @Test func `adding 0 cents notifies observers as well`() {
    changes.track("cents") { till.cents }
    till.cents += 0
    expect(
      changes.calls, is: ["cents"],
      """
      \(changes), after 0 cents were added; every assignment should be \
      reported, no matter what the new value is
      """)
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
      \(changes), and saw \(changes.seen), where only "" and 0 were expected; \
      store the value inside withMutation, so that onChange still sees the old \
      one
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
      \(changes), and saw \(changes.seen), where 0 was expected; in a _modify, \
      call willSet before the yield, so that onChange still sees the old value
      """)
  }

  @Test func `a change of one till doesn't notify observers of another`() {
    changes.track("lastItem") { till.lastItem }
    changes.track("cents") { till.cents }
    Till().scan("Glazed", price: 120)
    expect(
      changes.calls, is: [],
      """
      \(changes), by the change of a different till; each till should have its \
      own registrar
      """)
  }

  @Test func `a scan notifies observers of both`() {
    changes.track("lastItem") { till.lastItem }
    changes.track("cents") { till.cents }
    till.scan("Glazed", price: 120)
    expect(
      changes.calls, isInAnyOrder: ["lastItem", "cents"],
      """
      \(changes), after a scan; a scan changes both properties, so it should \
      notify the observers of both. A change that bypasses the setters isn't \
      reported
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
      \(changes), but each property was assigned only once. An observer that \
      reads again in its onChange observes the next assignment, so call \
      withMutation once for each assignment
      """)
    till.scan("Plain", price: 100)
    expect(
      changes.calls, endsWith: ["lastItem", "cents", "lastItem", "cents"],
      """
      \(changes), after each property was assigned once, and then an item was \
      scanned; a scan should assign each property once
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
    expect(till.lastItem, is: "", "the last item of a new till should be \"\"")
    expect(till.cents, is: 0, "a new till should have 0 cents")
    till.scan("Glazed", price: 120)
    till.scan("Plain", price: 100)
    till.cents -= 20
    expect(
      till.lastItem, is: "Plain",
      """
      "Glazed" was scanned, then "Plain", and the till shows \
      "\(till.lastItem): \(till.cents)"; it should show the item scanned last
      """)
    expect(
      till.cents, is: 200,
      """
      120 and 100 cents were scanned, 20 were taken off, and the till shows \
      "\(till.lastItem): \(till.cents)"; it should show 200 cents
      """)
  }

  @Test func `a till is observable`() {
    expect(
      observable: till,
      """
      Till doesn't conform to Observable; the macro adds the conformance, so \
      without the macro, the class has to declare it
      """)
  }
}
