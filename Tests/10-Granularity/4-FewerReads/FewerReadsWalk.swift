import GradingKit
import Testing
import ViewGrading

@testable import FewerReads

extension FewerReadsTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(KitchensWalk.self)
  }
}

/// Two kitchens, and a board that is given one or the other.
private final class KitchensWalk: ViewWalk {
  private struct Model {
    var orders = ["soup", "pie", "soup"].map { (dish: $0, isReady: false) }
    var isOpen = true
    var notice = "back at 5"

    var next: Int? { orders.firstIndex { !$0.isReady } }

    var screen: String {
      "Orders: \(orders.count)\n"
        + "Next: \(next.map { orders[$0].dish } ?? "nothing")\n"
        + (isOpen ? "open" : "closed, \(notice)")
    }
  }

  let host: TestHost
  private let kitchens = [
    Kitchen("soup", "pie", "soup"), Kitchen("soup", "pie", "soup"),
  ]
  private var models = [Model(), Model()]
  private var shown = 0
  /// How many bodies may be evaluated for the last move; nil if any number.
  private var most: Int?

  init() {
    host = TestHost(
      Parent(kitchens[0], kitchens[1]) { OrderBoard(kitchen: $0) })
  }

  var moves: [Move] {
    for (index, of) in ["first", "second"].enumerated() {
      let (kitchen, model) = (kitchens[index], models[index])
      for (place, order) in model.orders.enumerated() {
        let name = "order \(place + 1) of the \(of) kitchen, \(order.dish),"
        let most = order.isReady ? nil : place == model.next ? 1 : 0
        change(
          index,
          """
          \(name) became \(order.isReady ? "not " : "")ready
          """, most
        ) {
          $0.orders[place].isReady.toggle()
          kitchen.orders[place].isReady.toggle()
        }
      }
      for dish in ["pie", "tea"] {
        change(
          index,
          "an order for \(dish) was added to the \(of) kitchen", 2
        ) {
          $0.orders.append((dish, false))
          kitchen.orders.append(Order(dish))
        }
      }
      if !model.orders.isEmpty {
        change(index, "the first order of the \(of) kitchen was removed", 2) {
          $0.orders.removeFirst()
          kitchen.orders.removeFirst()
        }
        change(index, "all orders of the \(of) kitchen were removed", 2) {
          $0.orders = []
          kitchen.orders = []
        }
      }
      let notice = model.notice == "back at 5" ? "back at 6" : "back at 5"
      change(
        index,
        "the \(of) kitchen's notice was set to \(notice)", model.isOpen ? 0 : 1
      ) {
        $0.notice = notice
        kitchen.notice = notice
      }
      let door = model.isOpen ? "closed" : "opened"
      change(index, "the \(of) kitchen was \(door)", 1) {
        $0.isOpen.toggle()
        kitchen.isOpen.toggle()
      }
    }
    Move("the board was passed the other kitchen") {
      self.most = nil
      self.shown = 1 - self.shown
      try self.host.press("Other")
    }
  }

  private func change(
    _ index: Int, _ name: String, _ most: Int?,
    _ change: @escaping (inout Model) -> Void
  ) -> Move {
    Move(name) {
      self.most = index == self.shown ? most : 0
      self.host.perform { change(&self.models[index]) }
    }
  }

  var facts: [Fact] {
    Fact(
      "the board shows", host.screen, is: models[shown].screen,
      "the lines should show every change of the kitchen that they were passed")
    if let most {
      Fact(
        "the number of evaluations of OrderBoard is",
        host.count(of: OrderBoard.self), isAtMost: 0,
        "OrderBoard should pass the kitchen along, and not read it")
      bodies(
        atMost: most,
        "a line should read no more than it needs to make its text")
    }
  }
}
