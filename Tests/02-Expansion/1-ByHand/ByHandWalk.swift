import GradingKit
import Testing

@testable import ByHand

extension ByHandTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(TillsWalk.self)
  }
}

/// Two tills. Before each move all their values are read.
private final class TillsWalk: Walk {
  private struct Model {
    var (lastItem, cents) = ("", 0)
  }

  private let tills = [Till(), Till()]
  private var models = [Model(), Model()]
  private var changes = GradingKit.Recorder()
  private var told: [String] = []

  init() { begin() }

  func begin() {
    told = []
    changes = GradingKit.Recorder()
    for (till, name) in zip(tills, ["first", "second"]) {
      changes.track("lastItem of the \(name) till") {
        till.lastItem
      } seeing: {
        till.lastItem
      }
      changes.track("cents of the \(name) till") {
        till.cents
      } seeing: {
        till.cents
      }
    }
  }

  private func note(_ index: Int, lastItem: String? = nil, cents: Int? = nil) {
    let (name, old) = (index == 0 ? "first" : "second", models[index])
    if let lastItem {
      told.append("lastItem of the \(name) till, seeing \(old.lastItem)")
      models[index].lastItem = lastItem
    }
    if let cents {
      told.append("cents of the \(name) till, seeing \(old.cents)")
      models[index].cents = cents
    }
  }

  var moves: [Move] {
    for (index, name) in ["first", "second"].enumerated() {
      let till = tills[index]
      let old = models[index]
      for item in ["Plain", "Glazed", ""] {
        Move("the last item of the \(name) till became \"\(item)\"") {
          till.lastItem = item
          self.note(index, lastItem: item)
        }
      }
      Move("an \"s\" was added to the last item of the \(name) till") {
        till.lastItem += "s"
        self.note(index, lastItem: old.lastItem + "s")
      }
      for cents in [0, 120] {
        Move("the cents of the \(name) till became \(cents)") {
          till.cents = cents
          self.note(index, cents: cents)
        }
        Move("\(cents) cents were added on the \(name) till") {
          till.cents += cents
          self.note(index, cents: old.cents + cents)
        }
      }
      Move("20 cents were taken off on the \(name) till") {
        till.cents -= 20
        self.note(index, cents: old.cents - 20)
      }
      for (item, price) in [("Plain", 100), ("Glazed", 0)] {
        Move("\(item) was scanned on the \(name) till, for \(price) cents") {
          till.scan(item, price: price)
          self.note(index, lastItem: item, cents: old.cents + price)
        }
      }
    }
  }

  var facts: [Fact] {
    Fact(
      "onChange ran for",
      zip(changes.calls, changes.seen).map { "\($0), seeing \($1)" },
      isInAnyOrder: told,
      """
      both properties of both tills had just been read; code that read a \
      property should be notified before each assignment to that property, and \
      of no other assignment
      """)
    Fact(
      "the tills show", tills.map { "\($0.lastItem): \($0.cents)" },
      is: models.map { "\($0.lastItem): \($0.cents)" },
      "assigned values should be stored")
  }
}
