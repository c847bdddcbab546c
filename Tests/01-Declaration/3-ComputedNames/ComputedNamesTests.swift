import GradingKit
import Testing

@testable import ComputedNames

@Suite("1.3 ComputedNames", .exercise())
struct ComputedNamesTests: ExerciseSuite {
  let customer = Customer()
  let changes = Recorder()

  @Test func `the full name follows its parts`() {
    _ = customer.fullName
    customer.firstName = "Bea"
    customer.lastName = "Ray"
    expect(
      customer.fullName, is: "Bea Ray",
      """
      the first and last names were set to "Bea" and "Ray", but the full name \
      is \(customer.fullName); don't store a value that can be computed from \
      other variables
      """)
  }

  @Test func `changing the first name notifies observers of the full name`() {
    changes.track("fullName") { customer.fullName }
    customer.firstName = "Bea"
    expect(
      changes.calls, is: ["fullName"],
      """
      \(changes), after the full name was read and the first name changed; \
      compute the full name, so that reading it reads the first name
      """)
  }

  @Test func `changing the last name notifies observers of the full name`() {
    changes.track("fullName") { customer.fullName }
    changes.track("again") { customer.fullName }
    customer.lastName = "Ray"
    expect(
      changes.calls, isInAnyOrder: ["fullName", "again"],
      """
      \(changes), after two closures, fullName and again, read the full name \
      and the last name changed; every read of the full name should read the \
      last name, too
      """)
  }

  @Test func `changing the title notifies observers of the formal name`() {
    changes.track("formalName") { customer.formalName }
    customer.title = "Prof."
    expect(
      changes.calls, is: ["formalName"],
      """
      \(changes), after the formal name was read and the title changed; a \
      computed property is observed through the variables it reads, so don't \
      leave the title out of observation
      """)
  }

  @Test func `the formal name follows its parts`() {
    _ = customer.formalName
    customer.title = "Prof."
    customer.lastName = "Ray"
    expect(
      customer.formalName, is: "Prof. Ray",
      """
      the title was set to "Prof." and the last name to "Ray", but the formal \
      name is \(customer.formalName); compute it each time it's read
      """)
  }

  @Test func `changing the first name isn't reported for the formal name`() {
    changes.track("formalName") { customer.formalName }
    customer.firstName = "Bea"
    expect(
      changes.calls, is: [],
      """
      \(changes), but only the first name changed; the formal name shouldn't \
      read the first name
      """)
  }

  @Test func `changing the title isn't reported for the full name`() {
    changes.track("fullName") { customer.fullName }
    customer.title = "Prof."
    expect(
      changes.calls, is: [],
      """
      \(changes), but only the title changed; the full name shouldn't read the \
      title
      """)
  }

  @Test func `changing the last name notifies observers of the formal name`() {
    changes.track("formalName") { customer.formalName }
    customer.lastName = "Ray"
    expect(
      changes.calls, is: ["formalName"],
      """
      \(changes), after the formal name was read and the last name changed; \
      the formal name should read the last name through the property, because \
      the storage behind it isn't observed
      """)
  }

  @Test func `the full name's observers are notified before the change`() {
    changes.track("fullName") {
      customer.fullName
    } seeing: {
      customer.lastName
    }
    customer.lastName = "Ray"
    expect(
      changes.seen, is: ["Lee"],
      """
      \(changes), and saw \(changes.seen) instead of "Lee" when the last name \
      changed; if the full name is set after its parts, its observers are \
      notified too late, so compute the full name from its parts
      """)
  }

  @Test func `the formal name's observers are notified before the change`() {
    changes.track("formalName") {
      customer.formalName
    } seeing: {
      customer.title
    }
    customer.title = "Prof."
    expect(
      changes.seen, is: ["Dr."],
      """
      \(changes), and saw \(changes.seen) instead of "Dr." when the title \
      changed; onChange should run before the new title is stored
      """)
  }

  @Test func `changing the title notifies observers of the title`() {
    changes.track("title") {
      customer.title
    } seeing: {
      customer.title
    }
    customer.title = "Prof."
    expect(
      changes.seen, is: ["Dr."],
      """
      \(changes), and saw \(changes.seen) instead of "Dr." when the title \
      changed; code that read the title should be notified before the title \
      changes
      """)
  }
}
