import GradingKit
import Testing
import ViewGrading

@testable import TruckAndOrders

@MainActor
@Suite("7.1 TruckAndOrders", .exercise())
struct TruckAndOrdersTests: ViewSuite {
  let truck = Truck(name: "Dot's")
  let model: FoodTruckModel
  let changes = Recorder()

  init() { model = FoodTruckModel(truck: truck) }

  // MARK: The sign

  @Test func `the sign follows the stock of the truck`() {
    _ = model.sign
    truck.stock = 9
    expect(
      model.sign, is: "Dot's: 9 donuts",
      """
      the stock went from 10 to 9, and the sign is "\(model.sign)"; a stored \
      text doesn't change, but a computed text is made anew each time
      """)
  }

  @Test func `a change inside the truck notifies the sign's observers`() {
    changes.track("stock") { model.sign }
    truck.stock = 9
    expect(
      changes.calls, is: ["stock"],
      """
      \(changes); the sign reads the truck's stock, so code that reads the \
      sign depends on the stock
      """)
    changes.track("name") { model.sign }
    truck.name = "Dora's"
    expect(
      changes.calls, is: ["stock", "name"],
      "\(changes); the sign reads the name of the truck, too")
    expect(
      model.sign, is: "Dora's: 9 donuts",
      """
      the truck has 9 donuts and a new name, and the sign is "\(model.sign)"; \
      a computed text reads the truck each time
      """)
  }

  @Test func `replacing the truck notifies the sign's observers`() {
    changes.track("truck") { model.sign }
    model.truck = Truck(name: "Lee's")
    expect(
      changes.calls, is: ["truck"],
      """
      \(changes); to get to the name, the sign reads the truck, a property of \
      the model, so code that reads the sign depends on that, too
      """)
    expect(
      model.sign, is: "Lee's: 10 donuts",
      """
      Lee's truck replaced Dot's, and the sign is "\(model.sign)"; it has to \
      read the current truck
      """)
  }

  @Test func `changing an old truck notifies no one`() {
    let other = Truck(name: "Lee's")
    model.truck = other
    changes.track("sign") { model.sign }
    truck.stock = 1
    expect(
      changes.calls, is: [],
      """
      \(changes), after the stock of the model's previous truck changed; the \
      sign has to read the current truck
      """)
    other.stock = 8
    expect(
      changes.calls, is: ["sign"],
      "\(changes); the stock of the current truck changed")
    expect(
      model.sign, is: "Lee's: 8 donuts",
      """
      Lee's truck has 8 donuts left, and the sign is "\(model.sign)"; it has \
      to read the current truck
      """)
  }

  // MARK: The donuts to serve

  @Test func `without orders nothing is open`() {
    expect(
      model.open, is: 0,
      """
      there are no orders, and open is \(model.open); then the sum is 0
      """)
  }

  @Test func `open counts the donuts of all orders that aren't served`() {
    let served = Order(donuts: 3)
    served.isServed = true
    model.orders = [Order(donuts: 2), served, Order(donuts: 4)]
    expect(
      model.open, is: 6,
      """
      of orders of 2, 3 and 4 donuts the second is served, and open is \
      \(model.open); count the donuts of those that aren't served, at the \
      moment when open is read
      """)
  }

  @Test func `reading them changes nothing`() {
    let orders = fill(2, 3)
    orders[1].isServed = true
    changes.track("all") {
      (model.truck.name, model.truck.stock, model.orders[0].donuts)
    }
    _ = (model.sign, model.open)
    _ = (model.sign, model.open)
    expect(
      changes.calls, is: [],
      """
      \(changes), because the sign and open were read; a getter reads, and \
      sets nothing
      """)
  }

  @Test func `a change inside an order notifies the observers of open`() {
    let orders = fill(2, 3)
    _ = model.open
    changes.track("served") { model.open }
    orders[1].isServed = true
    expect(
      changes.calls, is: ["served"],
      """
      \(changes); the last order was served. The array determines which orders \
      there are; read what's in an order from the order, each time
      """)
    changes.track("donuts") { model.open }
    orders[0].donuts = 5
    expect(
      changes.calls, is: ["served", "donuts"],
      "\(changes); the donuts of the first order changed")
    changes.track("back") { model.open }
    orders[1].isServed = false
    expect(
      changes.calls, is: ["served", "donuts", "back"],
      "\(changes); the last order was taken back, and is open again")
    expect(
      model.open, is: 8,
      """
      5 and 3 donuts are to serve, not \(model.open); served orders don't \
      count
      """)
  }

  @Test func `adding and removing orders notifies the observers of open`() {
    _ = fill(2)
    changes.track("added") { model.open }
    model.orders.append(Order(donuts: 3))
    changes.track("replaced") { model.open }
    model.orders[0] = Order(donuts: 7)
    changes.track("removed") { model.open }
    model.orders.removeLast()
    expect(
      changes.calls, is: ["added", "replaced", "removed"],
      """
      \(changes); an order was added, one replaced and one removed. Each \
      changes the array, which is a property of the model
      """)
    expect(
      model.open, is: 7,
      """
      one order of 7 is left, and open is \(model.open); it's the sum of the \
      current orders
      """)
  }

  @Test func `changing a removed order notifies no one`() {
    let orders = fill(2, 3)
    model.orders.removeFirst()
    changes.track("open") { model.open }
    orders[0].isServed = true
    expect(
      changes.calls, is: [],
      """
      \(changes), after a removed order was served; open has to read the \
      current orders
      """)
  }

  // MARK: Both

  @Test func `the sign and open notify their observers separately`() {
    let orders = fill(2)
    changes.track("sign") { model.sign }
    orders[0].donuts = 4
    model.orders.append(Order(donuts: 1))
    expect(
      changes.calls, is: [],
      "\(changes); the orders changed, and the sign doesn't show them")
    changes.track("open") { model.open }
    truck.stock = 3
    expect(
      changes.calls, is: ["sign"],
      "\(changes); the stock changed, which has nothing to do with orders")
  }

  @Test func `a board follows every change, once for each action`() {
    let orders = fill(2, 3)
    let host = TestHost(Board(model: model))
    host.reset()
    host.perform {
      truck.stock = 8
      orders[0].isServed = true
      model.orders.append(Order(donuts: 4))
    }
    expect(
      host.count(of: Board.self), is: 1,
      """
      evaluated: \(host.evaluations); one action evaluates a body once, \
      however many models it changes
      """)
    expect(
      host.screen, is: "Dot's: 8 donuts\n7 to serve",
      """
      8 donuts are in stock, 3 and 4 to serve, and the board shows \
      "\(host.screen)"; a screen shows the current values of its models, as \
      the task describes
      """)
    host.perform { model.truck = Truck(name: "Lee's") }
    expect(
      host.screen, is: "Lee's: 10 donuts\n7 to serve",
      """
      Lee's truck came, with the same orders, and the board shows \
      "\(host.screen)"; a screen shows the current values of its models, as \
      the task describes
      """)
  }

  /// Orders of so many donuts, all of them open.
  private func fill(_ donuts: Int...) -> [Order] {
    var orders: [Order] = []
    for count in donuts { orders.append(Order(donuts: count)) }
    model.orders = orders
    return orders
  }
}
