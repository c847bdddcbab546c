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
      the stock went from 10 to 9, and the sign is "\(model.sign)"; what is \
      stored stays as it was, and what is computed looks each time
      """)
  }

  @Test func `a change inside the truck is announced`() {
    changes.track("stock") { model.sign }
    truck.stock = 9
    expect(
      changes.calls, is: ["stock"],
      """
      \(changes); the sign reads the stock of the truck, so whoever reads \
      the sign waits for the stock
      """)
    changes.track("name") { model.sign }
    truck.name = "Dora's"
    expect(
      changes.calls, is: ["stock", "name"],
      "\(changes); the sign reads the name of the truck, too")
    expect(
      model.sign, is: "Dora's: 9 donuts",
      """
      9 donuts and another name, and the sign is "\(model.sign)"; a computed \
      text reads what it shows at each read
      """)
  }

  @Test func `another truck is announced`() {
    changes.track("truck") { model.sign }
    model.truck = Truck(name: "Lee's")
    expect(
      changes.calls, is: ["truck"],
      """
      \(changes); on the way to the name the sign reads the truck, a property \
      of the model, so whoever reads the sign waits for that, too
      """)
    expect(
      model.sign, is: "Lee's: 10 donuts",
      """
      Lee's truck has taken the place of Dot's, and the sign is \
      "\(model.sign)"; it reads the truck that is there now
      """)
  }

  @Test func `an old truck has nothing to say any more`() {
    let other = Truck(name: "Lee's")
    model.truck = other
    changes.track("sign") { model.sign }
    truck.stock = 1
    expect(
      changes.calls, is: [],
      """
      \(changes), after the stock of a truck changed that the model had \
      given up; the sign reads the truck that the model has now
      """)
    other.stock = 8
    expect(
      changes.calls, is: ["sign"],
      "\(changes); the stock of the truck that the model has now changed")
    expect(
      model.sign, is: "Lee's: 8 donuts",
      """
      Lee's truck has 8 donuts left, and the sign is "\(model.sign)"; it reads \
      the truck that is there now
      """)
  }

  // MARK: The donuts to serve

  @Test func `without orders nothing is open`() {
    expect(
      model.open, is: 0,
      """
      there are no orders, and open is \(model.open); the sum of none is 0
      """)
  }

  @Test func `what is open is counted over all orders`() {
    let served = Order(donuts: 3)
    served.isServed = true
    model.orders = [Order(donuts: 2), served, Order(donuts: 4)]
    expect(
      model.open, is: 6,
      """
      of orders of 2, 3 and 4 donuts the second is served, and open is \
      \(model.open); what counts is the donuts of those that are not served, \
      at the moment when somebody asks
      """)
  }

  @Test func `to read them changes nothing`() {
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
      \(changes), because the sign and the open donuts were read; a getter \
      looks, and sets nothing
      """)
  }

  @Test func `a change inside an order is announced`() {
    let orders = fill(2, 3)
    _ = model.open
    changes.track("served") { model.open }
    orders[1].isServed = true
    expect(
      changes.calls, is: ["served"],
      """
      \(changes); the last order was served. The array says which orders \
      there are; what is in an order is read from the order, each time
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
      5 and 3 donuts are to serve, not \(model.open); served orders do not \
      count
      """)
  }

  @Test func `orders that come and go are announced`() {
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
      one order of 7 is left, and open is \(model.open); it is the sum of \
      the orders that are there
      """)
  }

  @Test func `an order that was removed has nothing to say any more`() {
    let orders = fill(2, 3)
    model.orders.removeFirst()
    changes.track("open") { model.open }
    orders[0].isServed = true
    expect(
      changes.calls, is: [],
      """
      \(changes), after an order was served that is no longer among the \
      orders; what is open reads the orders that there are now
      """)
  }

  // MARK: Both

  @Test func `the sign and the open donuts are announced apart`() {
    let orders = fill(2)
    changes.track("sign") { model.sign }
    orders[0].donuts = 4
    model.orders.append(Order(donuts: 1))
    expect(
      changes.calls, is: [],
      "\(changes); the orders changed, and the sign does not show them")
    changes.track("open") { model.open }
    truck.stock = 3
    expect(
      changes.calls, is: ["sign"],
      "\(changes); the stock changed, and that has nothing to do with orders")
  }

  @Test func `a board follows everything, once for each action`() {
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
      evaluated: \(host.evaluations); one action evaluates a body once, however \
      many models it has changed
      """)
    expect(
      host.screen, is: "Dot's: 8 donuts\n7 to serve",
      """
      8 donuts are in stock, 3 and 4 to serve, and the board says \
      "\(host.screen)"; a screen shows what its models hold now, as the task \
      says
      """)
    host.perform { model.truck = Truck(name: "Lee's") }
    expect(
      host.screen, is: "Lee's: 10 donuts\n7 to serve",
      """
      Lee's truck has come, with the same orders, and the board says \
      "\(host.screen)"; a screen shows what its models hold now, as the task \
      says
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
