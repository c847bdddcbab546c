import GradingKit
import Testing

@testable import DeclareAStore

extension DeclareAStoreTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(StoresWalk.self)
  }
}

/// Two stores. Before each move their names and reports are read.
private final class StoresWalk: Walk {
  private struct Model {
    var (firstName, lastName, visits) = ("Ann", "Lee", 0)

    var report: String { "\(visits) visits" }
  }

  private let stores = [Store(), Store()]
  private var models = [Model(), Model()]
  private var changes = GradingKit.Recorder()
  private var told: [String] = []

  init() { begin() }

  func begin() {
    told = []
    changes = GradingKit.Recorder()
    for (store, owner) in zip(stores, ["first", "second"]) {
      func track(_ name: String, _ read: @escaping () -> String) {
        changes.track("\(name) of the \(owner) store", read, seeing: read)
      }
      track("firstName") { store.firstName }
      track("lastName") { store.lastName }
      track("report()") { store.report() }
    }
  }

  private func note(firstName: String, of index: Int) {
    let (owner, old) = (index == 0 ? "first" : "second", models[index])
    told = ["firstName of the \(owner) store, seeing \(old.firstName)"]
    models[index].firstName = firstName
  }

  private func note(lastName: String, of index: Int) {
    let (owner, old) = (index == 0 ? "first" : "second", models[index])
    told = ["lastName of the \(owner) store, seeing \(old.lastName)"]
    models[index].lastName = lastName
  }

  var moves: [Move] {
    for (index, store) in stores.enumerated() {
      let (owner, model) = (index == 0 ? "first" : "second", models[index])
      for name in ["Ann", "Bea", ""] where name != model.firstName {
        Move("the first name of the \(owner) store became \"\(name)\"") {
          store.firstName = name
          self.note(firstName: name, of: index)
        }
      }
      Move("an \"a\" was added to the first name of the \(owner) store") {
        store.firstName += "a"
        self.note(firstName: model.firstName + "a", of: index)
      }
      for name in ["Lee", "Ray", ""] where name != model.lastName {
        Move("the last name of the \(owner) store became \"\(name)\"") {
          store.lastName = name
          self.note(lastName: name, of: index)
        }
      }
      Move("an \"a\" was added to the last name of the \(owner) store") {
        store.lastName += "a"
        self.note(lastName: model.lastName + "a", of: index)
      }
      Move("a visitor was welcomed in the \(owner) store") {
        store.welcome()
        self.told = ["report() of the \(owner) store, seeing \(model.report)"]
        self.models[index].visits += 1
      }
    }
  }

  var facts: [Fact] {
    Fact(
      "onChange ran for",
      zip(changes.calls, changes.seen).map { "\($0), seeing \($1)" },
      isInAnyOrder: told,
      """
      the names and reports of both stores had just been read; code that read \
      a name or a report should be notified before that value changes, and of \
      no other change
      """)
    Fact(
      "the stores say",
      stores.map { "\($0.firstName) \($0.lastName): \($0.report())" },
      is: models.map { "\($0.firstName) \($0.lastName): \($0.report)" },
      "each store should keep its own names and count its own visitors")
  }
}
