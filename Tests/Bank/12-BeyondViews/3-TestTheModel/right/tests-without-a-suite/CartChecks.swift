// Tests need no suite when each of them has its condition; each save is expected
// by its text.
import Carts
import ObservationCore
import Testing

private final class Bell: @unchecked Sendable { var rings = 0 }

private func rings(_ read: () -> Void, _ change: () -> Void) -> Bool {
  let bell = Bell()
  withObservationTracking(read) { bell.rings += 1 }
  change()
  return bell.rings > 0
}

extension Trait where Self == ConditionTrait {
  static var onACart: Self { .enabled(if: isCartChosen) }
}

@Test(.onACart, arguments: [("", "Ann"), ("ann", "Ann"), ("Ann", "Ben")])
func customers(old: String, new: String) {
  let cart = makeCart()
  cart.customer = old
  #expect(rings({ _ = cart.customer }, { cart.customer = new }))
  #expect(!rings({ _ = cart.customer }, { cart.customer = new }))
  #expect(!rings({ _ = cart.customer }, { cart.note = new }))
  withObservationTracking {
    _ = cart.customer
  } onChange: {
    #expect(cart.customer == new)
  }
  cart.customer = "Cleo"
}

@Test(.onACart) func notes() {
  let cart = makeCart()
  #expect(rings({ _ = cart.note }, { cart.note = "Soon" }))
  #expect(!rings({ _ = cart.note }, { cart.note = "Soon" }))
}

@Test(.onACart) func lines() throws {
  let cart = makeCart()
  #expect(rings({ _ = cart.lines }, { cart.add("Donut", price: 100) }))
  let line = try #require(cart.lines.last)
  #expect(rings({ _ = line.quantity }, { line.quantity = 2 }))
  #expect(rings({ _ = cart.total }, { line.quantityText = "3" }))
  #expect(!rings({ _ = cart.count }, { line.quantityText = "4" }))
  line.quantityText = "five"
  #expect(cart.total == 400)
}

@Test(.onACart) func vouchers() throws {
  let cart = makeCart()
  cart.add("Donut", price: 100)
  #expect(rings({ _ = cart.total }, { cart.voucher = Voucher(percent: 5) }))
  #expect(cart.total == 95)
  try cart.redeem("HALF")
  do {
    try cart.redeem("half")
    Issue.record("half is no code")
  } catch let error as UnknownCode {
    #expect(error == UnknownCode(code: "half"))
  }
  #expect(cart.total == 50)
  let one = makeCart()
  let other = makeCart()
  one.voucher.percent = 99
  #expect(other.voucher.percent == 0)
}

@Test(.onACart) func negativePrices() async {
  await #expect(processExitsWith: .failure) {
    makeCart().add("Donut", price: -5)
  }
}
