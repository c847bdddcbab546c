import GradingKit
import Testing

@testable import IgnoreACount

extension IgnoreACountTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(StoresWalk.self)
  }
}

/// Two stores, and those who are greeted there or read the count.
private final class StoresWalk: Walk {
  private struct Model {
    var (owner, greetings) = ("Ann", 0)
    /// The visitors who were greeted and not notified since.
    var visitors: [String] = []
  }

  private let stores = [Store(), Store()]
  private var models = [Model(), Model()]
  private let changes = GradingKit.Recorder()
  private var told: [String] = []
  private var greetings: [String] = []
  private var rightGreetings: [String] = []

  var moves: [Move] {
    for (index, name) in ["first", "second"].enumerated() {
      let (store, model) = (stores[index], models[index])
      Move("a visitor was greeted in the \(name) store") {
        let visitor = "visitor \(self.greetings.count + 1)"
        self.greetings.append(
          self.changes.track(visitor) {
            store.greet()
          } seeing: {
            store.owner
          })
        self.rightGreetings.append("Hello from \(model.owner)!")
        self.models[index].greetings += 1
        self.models[index].visitors.append(visitor)
      }
      Move("the count of the \(name) store was read") {
        _ = self.changes.track("a reader of the count") {
          store.greetings
        } seeing: {
          store.greetings
        }
      }
      for owner in ["Ann", "Bea", ""] where owner != model.owner {
        Move("\"\(owner)\" became the owner of the \(name) store") {
          store.owner = owner
          self.note(owner, of: index)
        }
      }
      Move("an \"a\" was added to the owner of the \(name) store") {
        store.owner += "a"
        self.note(model.owner + "a", of: index)
      }
    }
  }

  private func note(_ owner: String, of index: Int) {
    let old = models[index]
    told += old.visitors.map { "\($0), seeing \(old.owner)" }
    models[index].owner = owner
    models[index].visitors = []
  }

  var facts: [Fact] {
    Fact(
      "the greetings were", greetings, is: rightGreetings,
      "a greeting should name the current owner of its store")
    Fact(
      "the counts are", stores.map(\.greetings), is: models.map(\.greetings),
      "each store should count its own greetings")
    Fact(
      "onChange ran for",
      zip(changes.calls, changes.seen).map { "\($0), seeing \($1)" },
      isInAnyOrder: told,
      """
      a visitor who was greeted should be notified before the owner of that \
      store changes, and no observer should be notified when a count changes
      """)
  }
}
