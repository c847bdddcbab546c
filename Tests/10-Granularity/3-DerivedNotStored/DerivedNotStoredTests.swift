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

  @Test func `a count and a price make another total`() {
    cart.items = [donut, coffee]
    donut.count = 3
    expect(
      cart.total, is: 9,
      """
      there are 3 donuts at 2 and 1 coffee at 3, and the total is \
      \(cart.total); `didSet` of an array does not run when something changes \
      in an object of the array. A copy that nobody keeps in step falls behind
      """)
    coffee.price = 4
    expect(
      cart.total, is: 10,
      """
      the coffee is at 4 now, with 3 donuts at 2, and the total is \
      \(cart.total); the total is computed from the items that are there
      """)
  }

  @Test func `the items make the total`() {
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

  @Test func `an item that was taken out counts no more`() {
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
      a new cart is empty: \(cart.isEmpty); without items it is empty
      """)
    cart.items = [donut]
    donut.count = 0
    expect(
      cart.isEmpty, is: false,
      """
      there is an item, of which there are 0, and isEmpty is \(cart.isEmpty); \
      it says whether there is no item
      """)
    cart.items = []
    expect(
      cart.isEmpty, is: true,
      """
      the last item is gone, and isEmpty is \(cart.isEmpty); without items it \
      is empty
      """)
  }

  // MARK: Paid

  @Test func `what was paid is the total of that moment`() {
    cart.items = [donut, coffee]
    expect(
      cart.paid, is: nil,
      """
      nobody has paid, and paid is \(cart.paid as Any); it is nil until \
      somebody pays
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

  @Test func `what was paid does not change afterwards`() {
    cart.items = [donut, coffee]
    cart.pay()
    donut.count = 5
    coffee.price = 9
    cart.items.append(Item("tea", price: 1, count: 1))
    expect(
      cart.paid, is: 7,
      """
      7 was paid, then a count, a price and the items were changed, and paid \
      is \(cart.paid as Any); what has happened cannot be worked out from what \
      is there now
      """)
  }

  @Test func `each payment pays the total of its own moment`() {
    cart.items = [donut, coffee]
    cart.pay()
    expect(
      cart.items.count, is: 2,
      """
      7 was paid for two items, and now the cart has \(cart.items.count); \
      pay() leaves the items as they are
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

  // MARK: Who is told

  @Test func `a count tells those who read the total`() {
    cart.items = [donut, coffee]
    changes.track("total") { cart.total }
    coffee.count = 2
    expect(
      changes.calls, is: ["total"],
      """
      \(changes); the total was read, then a count changed. Whoever reads a \
      derived value has read all that its getter has read
      """)
  }

  @Test func `a price tells those who read the total`() {
    cart.items = [donut, coffee]
    changes.track("total") { cart.total }
    donut.price = 5
    expect(
      changes.calls, is: ["total"],
      "\(changes); the total was read, then a price changed")
  }

  @Test func `an item that comes tells those who read the total`() {
    changes.track("total") { cart.total }
    cart.items.append(coffee)
    expect(
      changes.calls, is: ["total"],
      "\(changes); the total was read, then the first item came")
  }

  @Test func `a first item that comes tells those who read isEmpty`() {
    changes.track("isEmpty") { cart.isEmpty }
    cart.items.append(coffee)
    expect(
      changes.calls, is: ["isEmpty"],
      "\(changes); isEmpty was read, then the first item came")
  }

  @Test func `a last item that goes tells those who read isEmpty`() {
    cart.items = [donut]
    changes.track("isEmpty") { cart.isEmpty }
    cart.items.removeLast()
    expect(
      changes.calls, is: ["isEmpty"],
      "\(changes); isEmpty was read, then the last item went")
  }

  @Test func `a count tells nobody who asks whether there are items`() {
    cart.items = [donut, coffee]
    changes.track("isEmpty") { cart.isEmpty }
    donut.count = 0
    donut.price = 5
    expect(
      changes.calls, is: [],
      """
      \(changes); a count and a price have changed, and isEmpty was read. To \
      know whether there are items, nobody has to ask the items
      """)
  }

  @Test func `to pay tells those who read what was paid`() {
    cart.items = [donut, coffee]
    changes.track("total") { cart.total }
    changes.track("isEmpty") { cart.isEmpty }
    changes.track("paid") { cart.paid }
    cart.pay()
    expect(
      changes.calls, is: ["paid"],
      """
      \(changes); total, isEmpty and paid were read, then 7 was paid. What was \
      paid is a property of its own, and the items are as before
      """)
  }

  @Test func `the items tell nobody who reads what was paid`() {
    cart.items = [donut, coffee]
    cart.pay()
    changes.track("paid") { cart.paid }
    donut.count = 5
    cart.items.removeLast()
    expect(
      changes.calls, is: [],
      """
      \(changes); paid was read, then a count and the items changed. What was \
      paid must not ask the items
      """)
  }

  // MARK: On the screen

  @Test func `one more donut evaluates the total alone`() {
    cart.items = [donut, coffee]
    let host = TestHost(CartScreen(cart: cart))
    host.reset()
    host.perform { donut.count = 3 }
    expect(
      host.screen, is: "Total: 9\n[Pay]\nPaid: nothing",
      """
      there are 3 donuts at 2 and 1 coffee at 3, and the screen shows \
      "\(host.screen)"; a screen shows what its models hold now, as the task \
      says
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one line shows the total
      """)
  }

  @Test func `to pay evaluates the line that says what was paid`() throws {
    cart.items = [donut, coffee]
    let host = TestHost(CartScreen(cart: cart))
    host.reset()
    try host.press("Pay")
    expect(
      host.screen, is: "Total: 7\n[Pay]\nPaid: 7",
      """
      7 was paid, and the screen shows "\(host.screen)"; a screen shows what \
      its models hold now, as the task says
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one line shows what was paid
      """)
  }
}
