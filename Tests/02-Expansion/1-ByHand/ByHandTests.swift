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
      \(changes), after lastItem was read and then assigned; the getter has to \
      call access and the setter withMutation, on the same registrar and with \
      the same key path
      """)
  }

  @Test func `assigning the cents notifies their observers`() {
    changes.track("cents") { till.cents }
    till.cents = 120
    expect(
      changes.calls, is: ["cents"],
      """
      \(changes), after cents was read and then assigned; the getter has to \
      call access and the setter withMutation, on the same registrar and with \
      the same key path
      """)
  }

  @Test func `changing one property doesn't notify observers of the other`() {
    changes.track("lastItem") { till.lastItem }
    till.cents = 120
    expect(
      changes.calls, is: [],
      """
      \(changes), but only the cents were assigned; report each property with \
      its own key path
      """)
    let others = Recorder()
    others.track("cents") { till.cents }
    till.lastItem = "Glazed"
    expect(
      others.calls, is: [],
      """
      \(others), but only the item was assigned; report each property with its \
      own key path
      """)
  }

  @Test func `adding cents notifies their observers`() {
    changes.track("cents") { till.cents }
    till.cents += 120
    expect(
      changes.calls, is: ["cents"],
      """
      \(changes), after 120 cents were added with +=; if cents has a _modify, \
      += calls _modify instead of the setter, so _modify has to notify \
      observers, too
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
      but your setter must not
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
      \(changes), and saw \(changes.seen) when lastItem and cents were \
      assigned; only the old values, "" and 0, should be seen, so store each \
      new value inside withMutation
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
      \(changes), and saw \(changes.seen) instead of 0 when 20 cents were \
      added; in a _modify, call willSet before the yield, so that onChange \
      still sees the old value
      """)
  }

  @Test func `a change of one till doesn't notify observers of another`() {
    changes.track("lastItem") { till.lastItem }
    changes.track("cents") { till.cents }
    Till().scan("Glazed", price: 120)
    expect(
      changes.calls, is: [],
      """
      \(changes), but the item was scanned on a different till; each till \
      should have its own registrar
      """)
  }

  @Test func `a scan notifies observers of both`() {
    changes.track("lastItem") { till.lastItem }
    changes.track("cents") { till.cents }
    till.scan("Glazed", price: 120)
    expect(
      changes.calls, isInAnyOrder: ["lastItem", "cents"],
      """
      \(changes), after an item was scanned; a scan changes both properties, \
      so it should notify the observers of both. If scan bypasses the setters, \
      its changes aren't reported
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
      \(changes), but lastItem and cents were assigned only once each. An \
      observer that reads a property again in onChange is notified of every \
      later withMutation, so call withMutation only once for each assignment
      """)
    till.scan("Plain", price: 100)
    expect(
      changes.calls, endsWith: ["lastItem", "cents", "lastItem", "cents"],
      """
      \(changes), after lastItem and cents were assigned once each and then an \
      item was scanned; a scan should also assign each property once
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
      "Glazed" was scanned, then "Plain", but the till shows \
      "\(till.lastItem): \(till.cents)"; it should show the item scanned last
      """)
    expect(
      till.cents, is: 200,
      """
      items for 120 and 100 cents were scanned, 20 cents were taken off, but \
      the till shows "\(till.lastItem): \(till.cents)"; it should show 200 cents
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
