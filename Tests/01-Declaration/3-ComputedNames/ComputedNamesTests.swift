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
      the parts are Bea and Ray, the full name is \(customer.fullName); what \
      can be computed from other variables is not stored a second time
      """)
  }

  @Test func `a change of the first name is announced to the full name`() {
    changes.track("fullName") { customer.fullName }
    customer.firstName = "Bea"
    expect(
      changes.calls, is: ["fullName"],
      "\(changes); reading the full name reads the first name")
  }

  @Test func `a change of the last name is announced to the full name`() {
    changes.track("fullName") { customer.fullName }
    changes.track("again") { customer.fullName }
    customer.lastName = "Ray"
    expect(
      changes.calls, isInAnyOrder: ["fullName", "again"],
      """
      \(changes); reading the full name reads the last name, each time
      """)
  }

  @Test func `a change of the title is announced to the formal name`() {
    changes.track("formalName") { customer.formalName }
    customer.title = "Prof."
    expect(
      changes.calls, is: ["formalName"],
      """
      \(changes); a computed property is observed through the variables it \
      reads, and an ignored one among them keeps silent
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
      \(customer.formalName); it is put together anew at each read
      """)
  }

  @Test func `a change of the first name is silent for the formal name`() {
    changes.track("formalName") { customer.formalName }
    customer.firstName = "Bea"
    expect(
      changes.calls, is: [],
      "\(changes); the formal name never reads the first name")
  }

  @Test func `a change of the title is silent for the full name`() {
    changes.track("fullName") { customer.fullName }
    customer.title = "Prof."
    expect(
      changes.calls, is: [], "\(changes); the full name never reads the title")
  }

  @Test func `a change of the last name is announced to the formal name`() {
    changes.track("formalName") { customer.formalName }
    customer.lastName = "Ray"
    expect(
      changes.calls, is: ["formalName"],
      """
      \(changes); reading the formal name reads the last name, by the variable \
      itself: the storage behind it tells nobody
      """)
  }

  @Test func `a name is announced before its part changes`() {
    changes.track("fullName") {
      customer.fullName
    } seeing: {
      customer.lastName
    }
    customer.lastName = "Ray"
    expect(
      changes.seen, is: ["Lee"],
      """
      \(changes), and saw \(changes.seen), where Lee was expected: a name that \
      is set after its parts is announced too late; one that is computed from \
      them is announced before they change
      """)
  }

  @Test func `a formal name is announced before its title changes`() {
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

  @Test func `a change of the title is announced to the title`() {
    changes.track("title") {
      customer.title
    } seeing: {
      customer.title
    }
    customer.title = "Prof."
    expect(
      changes.seen, is: ["Dr."],
      """
      \(changes), and saw \(changes.seen), where Dr. was expected; whoever has \
      read the title is told before it changes
      """)
  }
}
