import GradingKit
import Testing
import ViewGrading

@testable import TruckAndOrders

extension TruckAndOrdersTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(TruckWalk.self)
  }
}

/// A model with its board, a truck that it had before, and an order that was
/// removed from it.
private final class TruckWalk: ViewWalk {
  let host: TestHost
  private let model: FoodTruckModel
  private var oldTruck: Truck?
  private var oldOrder: Order?
  // The values in the model.
  private var name = "Dot's"
  private var stock = 10
  private var donuts: [Int] = []
  private var areServed: [Bool] = []
  private var trucks = 0
  /// An observer of each property, which read it before the move.
  private var readers = Recorder()
  /// The observers that the last move has to notify, and those it must not.
  private var told: [String] = []
  private var untold: [String] = []

  init() {
    let model = FoodTruckModel(truck: Truck(name: "Dot's"))
    self.model = model
    host = TestHost(Board(model: model))
  }

  private var sign: String { "\(name): \(stock) donuts" }

  private var open: Int {
    zip(donuts, areServed).map { $1 ? 0 : $0 }.reduce(0, +)
  }

  func begin() {
    host.reset()
    readers = Recorder()
    readers.track("sign") { model.sign }
    readers.track("open") { model.open }
  }

  var moves: [Move] {
    for name in ["Dot's", "Lee's", ""] where name != self.name {
      sign("the truck was renamed to \"\(name)\"") {
        self.name = name
        self.model.truck.name = name
      }
    }
    for stock in [0, -1, 10] where stock != self.stock {
      sign("the stock was set to \(stock)") {
        self.stock = stock
        self.model.truck.stock = stock
      }
    }
    sign("the truck was replaced") {
      self.trucks += 1
      self.name = "Truck \(self.trucks)"
      self.stock = 10
      self.oldTruck = self.model.truck
      self.model.truck = Truck(name: self.name)
    }
    sign(
      """
      in one action, the truck was replaced and the new truck's stock was set \
      to 4
      """
    ) {
      self.trucks += 1
      self.name = "Truck \(self.trucks)"
      self.stock = 4
      self.oldTruck = self.model.truck
      self.model.truck = Truck(name: self.name)
      self.model.truck.stock = 4
    }
    orders("an order of 3 donuts was added") {
      self.donuts.append(3)
      self.areServed.append(false)
      self.model.orders.append(Order(donuts: 3))
    }
    if let last = donuts.indices.last {
      orders(
        "the last order was \(areServed[last] ? "marked unserved" : "served")"
      ) {
        self.areServed[last].toggle()
        self.model.orders[last].isServed.toggle()
      }
      for number in [0, 500] where number != donuts[last] {
        orders("the last order was changed to \(number) donuts") {
          self.donuts[last] = number
          self.model.orders[last].donuts = number
        }
      }
      orders("the first order was removed") {
        self.donuts.removeFirst()
        self.areServed.removeFirst()
        self.oldOrder = self.model.orders.removeFirst()
      }
      orders("the first order was replaced with an order of 4 donuts") {
        self.donuts[0] = 4
        self.areServed[0] = false
        self.oldOrder = self.model.orders[0]
        self.model.orders[0] = Order(donuts: 4)
      }
    }
    if let oldTruck {
      Move("the previous truck was renamed and restocked") {
        (self.told, self.untold) = ([], ["sign", "open"])
        self.host.perform {
          oldTruck.name += "!"
          oldTruck.stock += 1
        }
      }
    }
    if let oldOrder {
      Move("a removed order changed") {
        (self.told, self.untold) = ([], ["sign", "open"])
        self.host.perform {
          oldOrder.donuts += 1
          oldOrder.isServed.toggle()
        }
      }
    }
    Move(
      "in one action, one donut was sold and an order of 1 donut was added"
    ) {
      (self.told, self.untold) = (["sign", "open"], [])
      self.stock -= 1
      self.donuts.append(1)
      self.areServed.append(false)
      self.host.perform {
        self.model.truck.stock -= 1
        self.model.orders.append(Order(donuts: 1))
      }
    }
  }

  private func sign(_ name: String, _ change: @escaping () -> Void) -> Move {
    Move(name) {
      (self.told, self.untold) = (["sign"], ["open"])
      self.host.perform(change)
    }
  }

  /// A move that changes the orders, or one of them.
  private func orders(_ name: String, _ change: @escaping () -> Void) -> Move {
    Move(name) {
      let before = self.open
      self.host.perform(change)
      // Observers may be notified of donuts that are served.
      self.told = self.open == before ? [] : ["open"]
      self.untold = ["sign"]
    }
  }

  var facts: [Fact] {
    Fact(
      "the sign is", model.sign, is: sign,
      "it should show the current name and stock of the truck")
    Fact(
      "open is", model.open, is: open,
      "it should count the donuts in the orders that aren't served now")
    Fact(
      "the board shows", host.screen, is: "\(sign)\n\(open) to serve",
      "it should show the current sign and the current value of open")
    bodies(atMost: 1, "one action should evaluate the board only once")
    for name in told {
      Fact(
        readers.calls.contains(name),
        """
        the observer of \(name) wasn't notified, although a property it \
        depends on changed; \(name) should read that property
        """)
    }
    for name in untold {
      Fact(
        !readers.calls.contains(name),
        """
        the observer of \(name) was notified, although no property it depends \
        on changed; \(name) should read only what it needs
        """)
    }
  }
}
