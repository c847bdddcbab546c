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
      the parts are Bea and Ray, the full name is \(customer.fullName); don't \
      store what can be computed from other variables
      """)
  }

  @Test func `changing the first name notifies observers of the full name`() {
    changes.track("fullName") { customer.fullName }
    customer.firstName = "Bea"
    expect(
      changes.calls, is: ["fullName"],
      "\(changes); reading the full name reads the first name")
  }

  @Test func `changing the last name notifies observers of the full name`() {
    changes.track("fullName") { customer.fullName }
    changes.track("again") { customer.fullName }
    customer.lastName = "Ray"
    expect(
      changes.calls, isInAnyOrder: ["fullName", "again"],
      """
      \(changes); reading the full name reads the last name, each time
      """)
  }

  @Test func `changing the title notifies observers of the formal name`() {
    changes.track("formalName") { customer.formalName }
    customer.title = "Prof."
    expect(
      changes.calls, is: ["formalName"],
      """
      \(changes); a computed property is observed through the variables it \
      reads, and changing an ignored one notifies no one
      """)
  }

  @Test func `the formal name follows its parts`() {
    _ = customer.formalName
    customer.title = "Prof."
    customer.lastName = "Ray"
    expect(
      customer.formalName, is: "Prof. Ray",
      """
      the title is Prof. and the last name Ray, the formal name is \
      \(customer.formalName); it's computed again at each read
      """)
  }

  @Test func `changing the first name isn't reported for the formal name`() {
    changes.track("formalName") { customer.formalName }
    customer.firstName = "Bea"
    expect(
      changes.calls, is: [],
      "\(changes); the formal name never reads the first name")
  }

  @Test func `changing the title isn't reported for the full name`() {
    changes.track("fullName") { customer.fullName }
    customer.title = "Prof."
    expect(
      changes.calls, is: [], "\(changes); the full name never reads the title")
  }

  @Test func `changing the last name notifies observers of the formal name`() {
    changes.track("formalName") { customer.formalName }
    customer.lastName = "Ray"
    expect(
      changes.calls, is: ["formalName"],
      """
      \(changes); reading the formal name reads the last name through the \
      variable itself: changing the storage behind it notifies no one
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
      \(changes), and saw \(changes.seen), where Lee was expected: if a name \
      is set after its parts, its observers are notified too late; if it's \
      computed from them, they are notified before the parts change
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
      \(changes), and saw \(changes.seen); onChange runs before the new value \
      is stored, so it still sees the old title
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
      \(changes), and saw \(changes.seen), where Dr. was expected; code that \
      read the title is notified before it changes
      """)
  }
}
