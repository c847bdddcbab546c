// Each rule is a test of its own; announcements are confirmed, and saves are
// awaited.
import Carts
import ObservationCore
import Testing

@Suite("A cart", .enabled(if: isCartChosen))
struct CartChecks {
  @Suite(.enabled(if: isCartChosen)) struct Announcements {
    let cart = makeCart()

    func confirm<Value>(
      _ count: Int, of read: () -> Value, during change: () throws -> Void
    ) async rethrows {
      try await confirmation(expectedCount: count) { told in
        withObservationTracking {
          _ = read()
        } onChange: {
          told()
        }
        try change()
      }
    }

    @Test(arguments: ["Ann", "ann", "ANN"])
    func `a customer is announced`(name: String) async {
      cart.customer = "aNN"
      await confirm(1, of: { cart.customer }) { cart.customer = name }
    }

    @Test func `a customer is announced before`() async {
      let cart = cart
      await confirmation { told in
        withObservationTracking {
          _ = cart.customer
        } onChange: {
          #expect(cart.customer.isEmpty)
          told()
        }
        cart.customer = "Ann"
      }
    }

    @Test func `a note is announced, and once only`() async {
      await confirm(1, of: { cart.note }) { cart.note = "a" }
      await confirm(0, of: { cart.note }) { cart.note = "a" }
    }

    @Test func `a note is no business of others`() async {
      cart.add("Tea", price: 100)
      let others = { (cart.customer, cart.count, cart.total) }
      await confirm(0, of: others) { cart.note = "a" }
    }

    @Test func `a quantity is announced to line and total`() async {
      cart.add("Tea", price: 100)
      let line = cart.lines[0]
      await confirm(1, of: { line.quantity }) { line.quantity = 2 }
      await confirm(1, of: { cart.total }) { line.quantity = 3 }
      await confirm(0, of: { (cart.lines, cart.count) }) { line.quantity = 4 }
    }

    @Test func `another voucher is announced`() async {
      cart.add("Tea", price: 100)
      let voucher = Voucher(percent: 30)
      await confirm(1, of: { cart.total }) { cart.voucher = voucher }
      await confirm(1, of: { cart.total }) { voucher.percent = 40 }
    }
  }

  @Suite(.enabled(if: isCartChosen)) struct Values {
    let cart = makeCart()

    @Test func `a total is in step`() {
      cart.add("Tea", price: 100)
      cart.add("Pie", price: 333)
      cart.lines[1].quantity = 2
      cart.voucher = Voucher(percent: 50)
      #expect(cart.total == 766 - 383)
    }

    @Test func `each cart has a voucher of its own`() {
      #expect(makeCart().voucher !== makeCart().voucher)
    }

    @Test(arguments: ["x", "", "2,5"])
    func `a text is a number or nothing`(text: String) throws {
      cart.add("Tea", price: 100)
      let line = try #require(cart.lines.first)
      line.quantityText = text
      #expect(line.quantityText == "1")
    }

    @Test func `a code that is not known takes nothing away`() throws {
      try cart.redeem("TEN")
      let error = #expect(throws: UnknownCode.self) { try cart.redeem("") }
      #expect(error?.code == "")
      #expect(cart.voucher.percent == 10)
    }

    @Test func `a price cannot be negative`() async {
      await #expect(processExitsWith: .failure) {
        makeCart().add("Tea", price: -100)
      }
    }
  }
}
