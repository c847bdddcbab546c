import GradingKit
import Testing

@testable import ByHand

@Suite("2.1 ByHand", .exercise())
struct ByHandTests: ExerciseSuite {
  let till = Till()
  let changes = Recorder()

  @Test func `an item that was read is announced`() {
    changes.track("lastItem") { till.lastItem }
    till.lastItem = "Glazed"
    expect(
      changes.calls, is: ["lastItem"],
      """
      \(changes); a read has to call access, and an assignment withMutation, \
      both of the same registrar and with the same key path
      """)
  }

  @Test func `the cents that were read are announced`() {
    changes.track("cents") { till.cents }
    till.cents = 120
    expect(
      changes.calls, is: ["cents"],
      """
      \(changes); a read has to call access, and an assignment withMutation, \
      both of the same registrar and with the same key path
      """)
  }

  @Test func `a change of the one is no change of the other`() {
    changes.track("lastItem") { till.lastItem }
    till.cents = 120
    expect(
      changes.calls, is: [],
      "\(changes); the cents have changed: their key path is their own")
    let others = Recorder()
    others.track("cents") { till.cents }
    till.lastItem = "Glazed"
    expect(
      others.calls, is: [],
      "\(others); the item has changed: its key path is its own")
  }

  @Test func `adding cents is announced`() {
    changes.track("cents") { till.cents }
    till.cents += 120
    expect(
      changes.calls, is: ["cents"],
      """
      \(changes); where there is a _modify, += runs it and no setter, so it \
      has to announce as well
      """)
  }

  @Test func `an equal item is announced, too`() {
    till.lastItem = "Glazed"
    changes.track("lastItem") { till.lastItem }
    till.lastItem = "Glazed"
    expect(
      changes.calls, is: ["lastItem"],
      """
      \(changes); the second of two equal donuts is a scan as well. The setter \
      of the macro compares: this one must not
      """)
  }

  @Test func `adding nothing is announced, too`() {
    changes.track("cents") { till.cents }
    till.cents += 0
    expect(
      changes.calls, is: ["cents"],
      "\(changes); every assignment is announced, whatever the new value")
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
      \(changes), and saw \(changes.seen); the value is stored inside \
      withMutation, so that whoever is told still sees the old one
      """)
  }

  @Test func `adding cents is announced before it is done`() {
    changes.track("cents") {
      till.cents
    } seeing: {
      till.cents
    }
    till.cents += 20
    expect(
      changes.seen, is: ["0"],
      """
      \(changes), and saw \(changes.seen); where there is a _modify, willSet \
      comes before the yield, so that whoever is told still sees the old one
      """)
  }

  @Test func `each till speaks for itself`() {
    changes.track("lastItem") { till.lastItem }
    changes.track("cents") { till.cents }
    Till().scan("Glazed", price: 120)
    expect(
      changes.calls, is: [],
      """
      \(changes), by the change of another till; a registrar belongs to one \
      object
      """)
  }

  @Test func `a scan is announced for both`() {
    changes.track("lastItem") { till.lastItem }
    changes.track("cents") { till.cents }
    till.scan("Glazed", price: 120)
    expect(
      changes.calls, isInAnyOrder: ["lastItem", "cents"],
      """
      \(changes); a scan changes both. What bypasses the setters is not \
      announced
      """)
  }

  @Test func `one assignment is announced once`() {
    watchItem()
    watchCents()
    till.lastItem = "Glazed"
    till.cents = 120
    expect(
      changes.calls, is: ["lastItem", "cents"],
      """
      \(changes); each was assigned once. Whoever reads again as soon as they \
      are told waits for the next assignment: announce each of them once
      """)
  }

  /// Reads again whenever there is an announcement, three times at most.
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

  @Test func `the till still does its work`() {
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
      the macro makes the class conform to the protocol Observable; by hand the \
      class has to declare it
      """)
  }
}
