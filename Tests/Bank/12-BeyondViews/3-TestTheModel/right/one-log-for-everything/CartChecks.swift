// A log of what is told is compared as a whole; the main queue is given its turn
// by hand.
import Carts
import ObservationCore
import Testing

final class Log: @unchecked Sendable {
  var lines: [String] = []

  func follow(_ name: String, _ read: @escaping () -> String) {
    withObservationTracking {
      _ = read()
    } onChange: {
      self.lines.append("\(name) \(read())")
    }
  }
}

@Suite(.enabled(if: isCartChosen))
final class AllThatACartDoes {
  let cart = makeCart()

  func told(_ change: () -> Void) -> [String] {
    let log = Log()
    let cart = cart
    let line = cart.lines[0]
    log.follow("customer") { cart.customer }
    log.follow("note") { cart.note }
    log.follow("count") { "\(cart.count)" }
    log.follow("quantity") { "\(line.quantity)" }
    log.follow("total") { "\(cart.total)" }
    change()
    return log.lines.sorted()
  }

  @Test func everything() throws {
    cart.add("Donut", price: 200)
    #expect(told { self.cart.customer = "a" } == ["customer "])
    #expect(told { self.cart.customer = "A" } == ["customer a"])
    #expect(told { self.cart.note = "n" } == ["note "])
    #expect(told { self.cart.note = "n" } == [])
    #expect(
      told { self.cart.lines[0].quantity = 2 } == ["quantity 1", "total 200"])
    #expect(
      told { self.cart.add("Tea", price: 100) } == ["count 1", "total 400"])
    #expect(
      told { self.cart.voucher = Voucher(percent: 10) } == ["total 500"])
    #expect(cart.total == 450)
    cart.lines[0].quantityText = "no"
    #expect(cart.total == 450)
    #expect(throws: (any Error).self) { try cart.redeem("no") }
    #expect(cart.total == 450)
    cart.voucher.percent = 50
    #expect(cart.total == 250)
    #expect(makeCart().voucher.percent == 0)
    makeCart().voucher.percent = 1
    #expect(makeCart().voucher.percent == 0)
  }

  @Test func aPriceBelowZero() async {
    await #expect(processExitsWith: .failure) {
      makeCart().add("Donut", price: .min)
    }
  }
}
