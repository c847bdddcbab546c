import GradingKit
import Testing
import ViewGrading

@testable import DerivedNotStored

@MainActor
@Suite("10.3 DerivedNotStored", .exercise())
struct DerivedNotStoredTests: ViewSuite {
  let cart = Cart()
  let donut = Item("donut", price: 2, count: 2)
  let coffee = Item("coffee", price: 3, count: 1)
  let changes = Recorder()

  // MARK: Right at every moment

  @Test func `a new count or price changes the total`() {
    cart.items = [donut, coffee]
    donut.count = 3
    expect(
      cart.total, is: 9,
      """
      there are 3 donuts at 2 and 1 coffee at 3, and the total is \
      \(cart.total); the `didSet` of an array doesn't run when an object in \
      the array changes. A copy that isn't updated goes stale
      """)
    coffee.price = 4
    expect(
      cart.total, is: 10,
      """
      the coffee is at 4 now, with 3 donuts at 2, and the total is \
      \(cart.total); the total is computed from the items that are there
      """)
  }

  @Test func `the items determine the total`() {
    expect(
      cart.total, is: 0,
      """
      a new cart has no items, and a total of \(cart.total); the sum of none \
      is 0
      """
    )
    cart.items = [donut, coffee]
    expect(
      cart.total, is: 7,
      """
      2 donuts at 2 and 1 coffee at 3 make a total of \(cart.total); the total \
      is computed from the items
      """)
    cart.items.removeFirst()
    expect(
      cart.total, is: 3,
      """
      1 coffee at 3 is left, and the total is \(cart.total); the total is \
      computed from the items that are left
      """)
  }

  @Test func `a removed item no longer counts`() {
    cart.items = [donut, coffee]
    cart.items = [coffee]
    donut.count = 50
    expect(
      cart.total, is: 3,
      """
      the donuts were taken out, and their count was changed; 1 coffee at 3 is \
      left, and the total is \(cart.total)
      """)
  }

  @Test func `a cart without items is empty`() {
    expect(
      cart.isEmpty, is: true,
      """
      a new cart is empty: \(cart.isEmpty); without items, it has to be true
      """)
    cart.items = [donut]
    donut.count = 0
    expect(
      cart.isEmpty, is: false,
      """
      there is an item, of which there are 0, and isEmpty is \(cart.isEmpty); \
      it's true only if there's no item
      """)
    cart.items = []
    expect(
      cart.isEmpty, is: true,
      """
      the last item was removed, and isEmpty is \(cart.isEmpty); without \
      items, it has to be true
      """)
  }

  // MARK: Paid

  @Test func `the paid amount is the total at that moment`() {
    cart.items = [donut, coffee]
    expect(
      cart.paid, is: nil,
      """
      no payment was made, and paid is \(cart.paid as Any); it's nil until the \
      first payment
      """)
    donut.count = 4
    cart.pay()
    expect(
      cart.paid, is: 11,
      """
      4 donuts at 2 and 1 coffee at 3 were paid, and paid is \
      \(cart.paid as Any); paid is the total of that moment
      """)
  }

  @Test func `the paid amount stays the same afterwards`() {
    cart.items = [donut, coffee]
    cart.pay()
    donut.count = 5
    coffee.price = 9
    cart.items.append(Item("tea", price: 1, count: 1))
    expect(
      cart.paid, is: 7,
      """
      7 was paid, then a count, a price and the items were changed, and paid \
      is \(cart.paid as Any); a past payment can't be computed from the \
      current items
      """)
  }

  @Test func `each payment pays the total at its moment`() {
    cart.items = [donut, coffee]
    cart.pay()
    expect(
      cart.items.count, is: 2,
      """
      7 was paid for two items, and now the cart has \(cart.items.count); \
      pay() must not change the items
      """)
    donut.count = 3
    cart.pay()
    expect(
      cart.paid, is: 9,
      """
      7 was paid, then a total of 9, and paid is \(cart.paid as Any); it is \
      what the last pay() found, and not the first, nor all of them
      """)
    cart.items = []
    cart.pay()
    expect(
      cart.paid, is: 0,
      """
      9 was paid, then an empty cart, and paid is \(cart.paid as Any); an \
      empty cart has a total, too, 0
      """)
  }

  // MARK: Which observers are notified

  @Test func `a new count notifies observers of the total`() {
    cart.items = [donut, coffee]
    changes.track("total") { cart.total }
    coffee.count = 2
    expect(
      changes.calls, is: ["total"],
      """
      \(changes); the total was read, then a count changed. Reading a derived \
      value reads everything its getter reads
      """)
  }

  @Test func `a new price notifies observers of the total`() {
    cart.items = [donut, coffee]
    changes.track("total") { cart.total }
    donut.price = 5
    expect(
      changes.calls, is: ["total"],
      "\(changes); the total was read, then a price changed")
  }

  @Test func `adding an item notifies observers of the total`() {
    changes.track("total") { cart.total }
    cart.items.append(coffee)
    expect(
      changes.calls, is: ["total"],
      "\(changes); the total was read, then the first item came")
  }

  @Test func `adding the first item notifies observers of isEmpty`() {
    changes.track("isEmpty") { cart.isEmpty }
    cart.items.append(coffee)
    expect(
      changes.calls, is: ["isEmpty"],
      "\(changes); isEmpty was read, then the first item came")
  }

  @Test func `removing the last item notifies observers of isEmpty`() {
    cart.items = [donut]
    changes.track("isEmpty") { cart.isEmpty }
    cart.items.removeLast()
    expect(
      changes.calls, is: ["isEmpty"],
      "\(changes); isEmpty was read, then the last item went")
  }

  @Test func `a new count notifies no observer of isEmpty`() {
    cart.items = [donut, coffee]
    changes.track("isEmpty") { cart.isEmpty }
    donut.count = 0
    donut.price = 5
    expect(
      changes.calls, is: [],
      """
      \(changes); a count and a price changed, and isEmpty was read. You don't \
      have to read any item to know whether there are items
      """)
  }

  @Test func `paying notifies observers of the paid amount`() {
    cart.items = [donut, coffee]
    changes.track("total") { cart.total }
    changes.track("isEmpty") { cart.isEmpty }
    changes.track("paid") { cart.paid }
    cart.pay()
    expect(
      changes.calls, is: ["paid"],
      """
      \(changes); total, isEmpty and paid were read, then 7 was paid. The paid \
      amount is a separate property, and the items didn't change
      """)
  }

  @Test func `changing the items notifies no observer of the paid amount`() {
    cart.items = [donut, coffee]
    cart.pay()
    changes.track("paid") { cart.paid }
    donut.count = 5
    cart.items.removeLast()
    expect(
      changes.calls, is: [],
      """
      \(changes); paid was read, then a count and the items changed. The paid \
      amount must not read the items
      """)
  }

  // MARK: On the screen

  @Test func `one more donut re-evaluates only the total`() {
    cart.items = [donut, coffee]
    let host = TestHost(CartScreen(cart: cart))
    host.reset()
    host.perform { donut.count = 3 }
    expect(
      host.screen, is: "Total: 9\n[Pay]\nPaid: nothing",
      """
      there are 3 donuts at 2 and 1 coffee at 3, and the screen shows \
      "\(host.screen)"; a screen shows the current values of its models, as in \
      the task
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one line shows the total
      """)
  }

  @Test func `paying re-evaluates the line with the paid amount`() throws {
    cart.items = [donut, coffee]
    let host = TestHost(CartScreen(cart: cart))
    host.reset()
    try host.press("Pay")
    expect(
      host.screen, is: "Total: 7\n[Pay]\nPaid: 7",
      """
      7 was paid, and the screen shows "\(host.screen)"; a screen shows the \
      current values of its models, as in the task
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one line shows the paid amount
      """)
  }
}
