import GradingKit
import Testing
import ViewCore
import ViewGrading

@testable import BothWorlds

extension BothWorldsTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(OrdersWalk.self, walks: 60)
  }
}

/// Two `Orders`, each with a journal, that have some orders in common.
private final class OrdersWalk: Walk {
  private var all = [Orders(), Orders()]
  private var journals: [Journal]
  private var orders: [Order] = []
  private weak var old: Orders?
  // Which orders are in which `Orders`, and what each journal should contain.
  private var held: [[Int]] = [[], []]
  private var areReady: [Bool] = []
  private var lines: [[String]] = [[], []]
  /// Observers of the arrays, which read before the move.
  private var readers = Recorder()
  private var told: [String] = []

  init() { journals = all.map { Journal(of: $0) } }

  func begin() {
    readers = Recorder()
    readers.track("first") { all[0].all.count }
    readers.track("second") { all[1].all.count }
  }

  /// What a journal writes down before a change.
  private func write(_ index: Int) {
    let ready = held[index].count { areReady[$0] }
    lines[index].append("before: \(ready) of \(held[index].count) ready")
  }

  var moves: [Move] {
    for (index, of) in ["first", "second"].enumerated() {
      Move("a new order was added to the \(of) Orders object") {
        self.told = [of]
        self.write(index)
        self.held[index].append(self.orders.count)
        self.areReady.append(false)
        self.orders.append(Order("stew"))
        self.all[index].add(self.orders.last!)
      }
      if let order = held[1 - index].first(where: { !held[index].contains($0) })
      {
        Move("order \(order + 1) was added to the \(of) Orders object, too") {
          self.told = [of]
          self.write(index)
          self.held[index].append(order)
          self.all[index].add(self.orders[order])
        }
      }
      Move("the \(of) Orders object was replaced with a new one") {
        self.told = []
        self.held[index] = []
        self.lines[index] = []
        self.old = self.all[index]
        self.all[index] = Orders()
        self.journals[index] = Journal(of: self.all[index])
      }
    }
    for order in orders.indices {
      Move("order \(order + 1) became \(areReady[order] ? "open" : "ready")") {
        self.told = []
        for index in self.all.indices where self.held[index].contains(order) {
          self.write(index)
        }
        self.areReady[order].toggle()
        self.orders[order].isReady.toggle()
      }
      Move("isReady of order \(order + 1) was set to its current value") {
        self.told = []
        let isReady = self.areReady[order]
        self.orders[order].isReady = isReady
      }
    }
  }

  var facts: [Fact] {
    for (index, of) in ["first", "second"].enumerated() {
      Fact(
        "the journal of the \(of) Orders object is", journals[index].lines,
        is: lines[index],
        "send objectWillChange once before each change, and at no other time")
    }
    Fact(
      "these arrays notified their observers:", readers.calls,
      is: told,
      """
      adding an order should notify the observers of the array it's added to, \
      and no other change should notify them
      """
    )
    Fact(
      old == nil,
      """
      an Orders object that was replaced wasn't freed; a closure that observes \
      an order should not keep the Orders object alive
      """)
  }
}
