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
      the stock went from 10 to 9, but the sign is "\(model.sign)"; compute \
      the sign each time it's read, because a stored string doesn't change
      """)
  }

  @Test func `a change inside the truck notifies the sign's observers`() {
    changes.track("stock") { model.sign }
    truck.stock = 9
    expect(
      changes.calls, is: ["stock"],
      """
      \(changes), after the sign was read and the stock changed; the sign \
      should read the truck's stock, so that observers of the sign depend on \
      the stock
      """)
    changes.track("name") { model.sign }
    truck.name = "Dora's"
    expect(
      changes.calls, is: ["stock", "name"],
      """
      \(changes), after the truck was renamed; the sign should read the \
      truck's name, too
      """)
    expect(
      model.sign, is: "Dora's: 9 donuts",
      """
      the truck has 9 donuts and was renamed to "Dora's", but the sign is \
      "\(model.sign)"; compute it from the truck each time it's read
      """)
  }

  @Test func `replacing the truck notifies the sign's observers`() {
    changes.track("truck") { model.sign }
    model.truck = Truck(name: "Lee's")
    expect(
      changes.calls, is: ["truck"],
      """
      \(changes), after the model's truck was replaced; the sign should reach \
      the name and the stock through the truck property, so that observers of \
      the sign depend on that property, too
      """)
    expect(
      model.sign, is: "Lee's: 10 donuts",
      """
      Lee's truck replaced Dot's, but the sign is "\(model.sign)"; it should \
      read the current truck
      """)
    changes.track("twin") { model.sign }
    model.truck = Truck(name: "Lee's")
    expect(
      changes.calls, is: ["truck", "twin"],
      """
      \(changes), after the truck was replaced with a different truck that has \
      the same name and stock; that should notify the sign's observers, too
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
      sign should read only the current truck
      """)
    other.stock = 8
    expect(
      changes.calls, is: ["sign"],
      """
      \(changes), after the stock of the current truck changed; the sign \
      should read the current truck
      """)
    expect(
      model.sign, is: "Lee's: 8 donuts",
      """
      Lee's truck, the current one, has 8 donuts left, but the sign is \
      "\(model.sign)"; it should read the current truck
      """)
  }

  // MARK: The donuts to serve

  @Test func `without orders nothing is open`() {
    expect(
      model.open, is: 0,
      """
      there are no orders, but open is \(model.open); without orders, it \
      should be 0
      """)
  }

  @Test func `open counts the donuts of all orders that aren't served`() {
    let served = Order(donuts: 3)
    served.isServed = true
    model.orders = [Order(donuts: 2), served, Order(donuts: 4)]
    expect(
      model.open, is: 6,
      """
      there are orders of 2, 3 and 4 donuts, the second has been served, and \
      open is \(model.open); each time open is read, it should count the \
      donuts in the unserved orders
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
      \(changes), although the sign and open were only read; a getter \
      shouldn't set anything
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
      \(changes), after an order was served; the array doesn't change when an \
      order does, so read isServed from each order whenever open is read
      """)
    changes.track("donuts") { model.open }
    orders[0].donuts = 5
    expect(
      changes.calls, is: ["served", "donuts"],
      """
      \(changes), after the donuts of an unserved order changed; open should \
      read the donuts of each such order
      """)
    changes.track("back") { model.open }
    orders[1].isServed = false
    expect(
      changes.calls, is: ["served", "donuts", "back"],
      """
      \(changes), after isServed of a served order was set back to false; open \
      should read isServed of every order
      """)
    expect(
      model.open, is: 8,
      """
      two unserved orders contain 5 and 3 donuts, but open is \(model.open); \
      it should count the donuts in the unserved orders
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
      \(changes), after an order was added, the first order was replaced, and \
      the last order was removed. All three change the array, so open should \
      read the array
      """)
    expect(
      model.open, is: 7,
      """
      only an order of 7 donuts is left, but open is \(model.open); compute it \
      from the orders that are in the array now
      """)
    changes.track("twin") { model.open }
    model.orders = [Order(donuts: 7)]
    expect(
      changes.calls, is: ["added", "replaced", "removed", "twin"],
      """
      \(changes), after the only order was replaced with a different order, \
      also of 7 donuts; that should notify the observers of open, too
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
      \(changes), after a removed order was served; open should read only the \
      orders that are in the array now
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
      "\(changes), but only the orders changed; the sign shouldn't read them")
    changes.track("open") { model.open }
    truck.stock = 3
    expect(
      changes.calls, is: ["sign"],
      """
      \(changes), after the stock changed; this should notify the observer of \
      the sign, but not the observer of open, because open shouldn't read the \
      truck
      """)
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
      evaluated: \(host.evaluations); one action changed the truck and the \
      orders, so Board should be evaluated once. Compute sign and open instead \
      of setting them
      """)
    expect(
      host.screen, is: "Dot's: 8 donuts\n7 to serve",
      """
      the stock is 8, and two unserved orders contain 3 and 4 donuts, but the \
      board shows "\(host.screen)"; sign and open should be computed from the \
      current values
      """)
    host.perform { model.truck = Truck(name: "Lee's") }
    expect(
      host.screen, is: "Lee's: 10 donuts\n7 to serve",
      """
      Lee's truck replaced Dot's, and the orders didn't change, but the board \
      shows "\(host.screen)"; the sign should show the current truck, and open \
      shouldn't change
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
