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
      the cart contained 2 donuts at 2 each and 1 coffee at 3, then the count \
      of donuts was changed to 3, and `total` is \(cart.total); compute the \
      total, because the `didSet` of an array doesn't run when an object in \
      the array changes
      """)
    coffee.price = 4
    expect(
      cart.total, is: 10,
      """
      the price of the coffee was changed to 4, and the 3 donuts cost 2 each, \
      but `total` is \(cart.total); compute the total from the items now in \
      the cart
      """)
  }

  @Test func `the items determine the total`() {
    expect(
      cart.total, is: 0,
      """
      a new cart has no items, but its `total` is \(cart.total); without \
      items, it should be 0
      """
    )
    cart.items = [donut, coffee]
    expect(
      cart.total, is: 7,
      """
      the cart contains 2 donuts at 2 each and 1 coffee at 3, but `total` is \
      \(cart.total); compute it from the items
      """)
    cart.items.removeFirst()
    expect(
      cart.total, is: 3,
      """
      the donuts were removed, and 1 coffee at 3 remains, but `total` is \
      \(cart.total); compute it from the remaining items
      """)
  }

  @Test func `a removed item no longer counts`() {
    cart.items = [donut, coffee]
    cart.items = [coffee]
    donut.count = 50
    expect(
      cart.total, is: 3,
      """
      the donuts were removed, then their count was changed, and `total` is \
      \(cart.total); it should be 3, the price of the one coffee that remains
      """)
  }

  @Test func `a cart without items is empty`() {
    expect(
      cart.isEmpty, is: true,
      """
      `isEmpty` of a new cart is \(cart.isEmpty); without items, it should be \
      true
      """)
    cart.items = [donut]
    donut.count = 0
    expect(
      cart.isEmpty, is: false,
      """
      the cart contains an item with a count of 0, and `isEmpty` is \
      \(cart.isEmpty); it should be true only if there's no item
      """)
    cart.items = []
    expect(
      cart.isEmpty, is: true,
      """
      the last item was removed, but `isEmpty` is \(cart.isEmpty); without \
      items, it should be true
      """)
  }

  // MARK: Paid

  @Test func `the paid amount is the total at that moment`() {
    cart.items = [donut, coffee]
    expect(
      cart.paid, is: nil,
      """
      nothing was paid yet, but `paid` is \(cart.paid as Any); it should be \
      nil until the first payment
      """)
    donut.count = 4
    cart.pay()
    expect(
      cart.paid, is: 11,
      """
      the cart contained 4 donuts at 2 each and 1 coffee at 3 when it was \
      paid, but `paid` is \(cart.paid as Any); it should be the total at that \
      moment
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
      7 was paid, then a count, a price and the items were changed, and `paid` \
      is \(cart.paid as Any); it should still be 7, because a past payment \
      can't be computed from the current items
      """)
  }

  @Test func `each payment pays the total at its moment`() {
    cart.items = [donut, coffee]
    cart.pay()
    expect(
      cart.items.count, is: 2,
      """
      two items were paid, and now the cart contains \(cart.items.count); \
      `pay()` should not change the items
      """)
    donut.count = 3
    cart.pay()
    expect(
      cart.paid, is: 9,
      """
      a total of 7 was paid, then a total of 9, and `paid` is \
      \(cart.paid as Any); it should be the total at the last `pay()`, and \
      neither the first payment nor the sum
      """)
    cart.items = []
    cart.pay()
    expect(
      cart.paid, is: 0,
      """
      9 was paid, then the cart was emptied and paid again, and `paid` is \
      \(cart.paid as Any); the total of an empty cart is 0, so `paid` should \
      be 0
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
      \(changes); `total` was read, then a count changed, so the observer of \
      `total` should be notified. Reading a derived value reads everything \
      that its getter reads
      """)
  }

  @Test func `a new price notifies observers of the total`() {
    cart.items = [donut, coffee]
    changes.track("total") { cart.total }
    donut.price = 5
    expect(
      changes.calls, is: ["total"],
      """
      \(changes); `total` was read, then a price changed, so the observer of \
      `total` should be notified
      """)
  }

  @Test func `adding an item notifies observers of the total`() {
    changes.track("total") { cart.total }
    cart.items.append(coffee)
    expect(
      changes.calls, is: ["total"],
      """
      \(changes); `total` was read, then the first item was added, so the \
      observer of `total` should be notified
      """)
  }

  @Test func `adding the first item notifies observers of isEmpty`() {
    changes.track("isEmpty") { cart.isEmpty }
    cart.items.append(coffee)
    expect(
      changes.calls, is: ["isEmpty"],
      """
      \(changes); `isEmpty` was read, then the first item was added, so the \
      observer of `isEmpty` should be notified
      """)
  }

  @Test func `removing the last item notifies observers of isEmpty`() {
    cart.items = [donut]
    changes.track("isEmpty") { cart.isEmpty }
    cart.items.removeLast()
    expect(
      changes.calls, is: ["isEmpty"],
      """
      \(changes); `isEmpty` was read, then the last item was removed, so the \
      observer of `isEmpty` should be notified
      """)
  }

  @Test func `a new count notifies no observer of isEmpty`() {
    cart.items = [donut, coffee]
    changes.track("isEmpty") { cart.isEmpty }
    donut.count = 0
    donut.price = 5
    expect(
      changes.calls, is: [],
      """
      \(changes); `isEmpty` was read, then a count and a price changed, but \
      the observer of `isEmpty` should not be notified. Don't read any item to \
      find out whether there are items
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
      \(changes); `total`, `isEmpty` and `paid` were read, then 7 was paid. \
      Only the observer of `paid` should be notified, because the items didn't \
      change
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
      \(changes); `paid` was read, then a count changed and an item was \
      removed, but the observer of `paid` should not be notified. Don't read \
      the items in `paid`
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
      the cart contained 2 donuts at 2 each and 1 coffee at 3, then the count \
      of donuts was changed to 3, but the screen shows "\(host.screen)"; it \
      should show the current total, as in the task
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated for a new count: \(host.evaluations); only the line that shows \
      the total should be evaluated
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
      7 was paid, but the screen shows "\(host.screen)"; it should show the \
      paid amount, and the same total as before
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated for a payment: \(host.evaluations); only the line that shows \
      the paid amount should be evaluated
      """)
  }
}
