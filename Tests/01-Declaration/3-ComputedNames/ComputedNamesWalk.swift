import GradingKit
import Testing

@testable import ComputedNames

extension ComputedNamesTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(CustomersWalk.self)
  }
}

/// Two customers. Before each move all their names are read.
private final class CustomersWalk: Walk {
  private struct Model {
    var (firstName, lastName, title) = ("Ann", "Lee", "Dr.")

    var fullName: String { "\(firstName) \(lastName)" }
    var formalName: String { "\(title) \(lastName)" }
    var all: String {
      "\(title) \(firstName) \(lastName) as \(fullName) and \(formalName)"
    }
  }

  private let customers = [Customer(), Customer()]
  private var models = [Model(), Model()]
  private var changes = GradingKit.Recorder()
  private var told: [String] = []

  init() { begin() }

  func begin() {
    told = []
    changes = GradingKit.Recorder()
    for (customer, owner) in zip(customers, ["first", "second"]) {
      func track(_ name: String, _ read: () -> String) {
        changes.track("\(name) of the \(owner) customer", read) {
          """
          \(customer.title) \(customer.firstName) \(customer.lastName) as \
          \(customer.fullName) and \(customer.formalName)
          """
        }
      }
      track("firstName") { customer.firstName }
      track("lastName") { customer.lastName }
      track("title") { customer.title }
      track("fullName") { customer.fullName }
      track("formalName") { customer.formalName }
    }
  }

  /// Notes a change, and those who have read what is no longer as it was.
  private func note(_ index: Int, _ change: (inout Model) -> Void) {
    let (owner, old) = (index == 0 ? "first" : "second", models[index])
    change(&models[index])
    for (name, path) in [
      ("firstName", \Model.firstName), ("lastName", \Model.lastName),
      ("title", \Model.title), ("fullName", \Model.fullName),
      ("formalName", \Model.formalName),
    ] where models[index][keyPath: path] != old[keyPath: path] {
      told.append("\(name) of the \(owner) customer, seeing \(old.all)")
    }
  }

  var moves: [Move] {
    for (index, owner) in ["first", "second"].enumerated() {
      let (customer, model) = (customers[index], models[index])
      for name in ["Ann", "Bea", ""] where name != model.firstName {
        Move("the first name of the \(owner) customer became \"\(name)\"") {
          customer.firstName = name
          self.note(index) { $0.firstName = name }
        }
      }
      Move("an \"a\" was added to the first name of the \(owner) customer") {
        customer.firstName += "a"
        self.note(index) { $0.firstName += "a" }
      }
      for name in ["Lee", "Ray", ""] where name != model.lastName {
        Move("the last name of the \(owner) customer became \"\(name)\"") {
          customer.lastName = name
          self.note(index) { $0.lastName = name }
        }
      }
      Move("an \"a\" was added to the last name of the \(owner) customer") {
        customer.lastName += "a"
        self.note(index) { $0.lastName += "a" }
      }
      for title in ["Dr.", "Prof.", ""] where title != model.title {
        Move("the title of the \(owner) customer became \"\(title)\"") {
          customer.title = title
          self.note(index) { $0.title = title }
        }
      }
      Move("an \"a\" was added to the title of the \(owner) customer") {
        customer.title += "a"
        self.note(index) { $0.title += "a" }
      }
    }
  }

  var facts: [Fact] {
    Fact(
      "onChange ran for",
      zip(changes.calls, changes.seen).map { "\($0), seeing \($1)" },
      isInAnyOrder: told,
      """
      all names of both customers had just been read; code that read a name \
      should be notified before any part of that name changes, while all names \
      still agree, and of no other change
      """)
    Fact(
      "the full names are", customers.map(\.fullName),
      is: models.map(\.fullName),
      "a full name should always be the first and the last name")
    Fact(
      "the formal names are", customers.map(\.formalName),
      is: models.map(\.formalName),
      "a formal name should always be the title and the last name")
  }
}
