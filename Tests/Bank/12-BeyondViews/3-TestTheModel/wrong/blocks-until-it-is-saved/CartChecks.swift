// A test may block until the cart has saved.
// Refused by: in XCTest, tells a right cart from one that never saves
// Seen: they took too long
import Carts
import ObservationCore
import Synchronization
import Testing

final class Log: Sendable {
  private let texts = Mutex<[String]>([])
  var entries: [String] { texts.withLock { $0.sorted() } }
  func add(_ text: String) { texts.withLock { $0.append(text) } }
}

/// Who is told while a closure runs, each with what it reads when it is told.
func told(
  _ reads: [String: () -> Any], _ change: () throws -> Void
) rethrows -> [String] {
  let log = Log()
  for (name, read) in reads {
    withObservationTracking {
      _ = read()
    } onChange: {
      log.add("\(name) \(read())")
    }
  }
  try change()
  return log.entries
}

@Suite("A cart", .enabled(if: isCartChosen))
struct CartChecks {
  let cart = makeCart()

  /// All properties but the total, of the cart and its first two lines.
  var everything: [String: () -> Any] {
    let cart = cart
    let lines = cart.lines
    return [
      "customer": { cart.customer },
      "note": { cart.note },
      "lines": { cart.lines.count },
      "count": { cart.count },
      "voucher": { cart.voucher.self === cart.voucher ? "same" : "other" },
      "percent": { cart.voucher.percent },
      "quantity 0": { lines[0].quantity },
      "text 0": { lines[0].quantityText },
      "quantity 1": { lines[1].quantity },
      "text 1": { lines[1].quantityText },
    ]
  }

  var total: [String: () -> Any] {
    let cart = cart
    return ["total": { cart.total }]
  }

  func fill() throws {
    cart.customer = "Ann"
    cart.note = "none"
    cart.add("Donut", price: 205)
    cart.add("Tea", price: 110)
    try #require(cart.lines.count == 2)
  }

  @Test func `the story of what is told`() throws {
    try fill()
    let lines = cart.lines
    for round in 1...2 {
      #expect(
        told(everything) { cart.customer += "a" }
          == ["customer \(round == 1 ? "Ann" : "Anna")"])
      #expect(
        told(everything) { cart.note += "!" }
          == ["note \(round == 1 ? "none" : "none!")"])
    }
    #expect(
      told(everything) { cart.customer = cart.customer.uppercased() }
        == ["customer Annaa"])
    #expect(
      told(everything) { cart.note = cart.note.uppercased() }
        == ["note none!!"])
    for quantity in 1...3 {
      #expect(
        told(everything) { lines[1].quantity = quantity + 1 }
          == ["quantity 1 \(quantity)", "text 1 \(quantity)"])
      #expect(
        told(everything) { lines[0].quantityText = "\(quantity + 1)" }
          == ["quantity 0 \(quantity)", "text 0 \(quantity)"])
    }
    for percent in 0..<3 {
      #expect(
        told(everything) { cart.voucher.percent = percent + 1 }
          == ["percent \(percent)"])
    }
    for count in 2..<5 {
      #expect(
        told(everything) { cart.add("More", price: 1) }
          == ["count \(count)", "lines \(count)"])
    }
    for percent in 3..<6 {
      let new = Voucher(percent: percent + 1)
      #expect(
        told(everything) { cart.voucher = new }
          == ["percent \(percent)", "voucher same"])
      #expect(cart.voucher === new)
    }
    // Whether the voucher is replaced is open.
    for (code, percent) in [("TEN", 6), ("HALF", 10), ("TEN", 50)] {
      var reads = everything
      reads["voucher"] = nil
      #expect(
        try told(reads) { try cart.redeem(code) } == ["percent \(percent)"])
    }
    #expect(told(everything) { cart.customer = cart.customer } == [])
    #expect(told(everything) { cart.note = cart.note } == [])
    for line in lines {
      #expect(told(everything) { line.quantity = line.quantity } == [])
      #expect(told(everything) { line.quantityText = line.quantityText } == [])
      #expect(told(everything) { line.quantityText = "x" } == [])
    }
    #expect(told(everything) { try? cart.redeem("NONE") } == [])
  }

  @Test func `the old voucher is still there when a new one is announced`() {
    let cart = cart
    for _ in 0..<2 {
      let old = cart.voucher
      let seen = told(["voucher": { cart.voucher === old }]) {
        cart.voucher = Voucher(percent: 5)
      }
      #expect(seen == ["voucher true"])
    }
  }

  @Test func `the story of the total`() throws {
    #expect(told(total) { cart.add("Donut", price: 205) } == ["total 0"])
    #expect(told(total) { cart.add("Tea", price: 110) } == ["total 205"])
    let lines = cart.lines
    try #require(lines.count == 2)
    #expect(cart.total == 315)
    #expect(told(total) { lines[0].quantity = 2 } == ["total 315"])
    #expect(told(total) { lines[0].quantity = 3 } == ["total 520"])
    #expect(told(total) { lines[1].quantityText = "2" } == ["total 725"])
    #expect(told(total) { lines[1].quantityText = "3" } == ["total 835"])
    #expect(cart.total == 945)
    #expect(told(total) { cart.voucher.percent = 10 } == ["total 945"])
    #expect(cart.total == 851)  // 945 - 94
    #expect(told(total) { cart.voucher.percent = 20 } == ["total 851"])
    #expect(cart.total == 756)
    let old = cart.voucher
    let new = Voucher(percent: 30)
    #expect(told(total) { cart.voucher = new } == ["total 756"])
    #expect(cart.total == 662)  // 945 - 283
    old.percent = 77
    #expect(cart.total == 662)
    #expect(told(total) { new.percent = 40 } == ["total 662"])
    #expect(cart.total == 567)
    #expect(
      told(total) { cart.voucher = Voucher(percent: 50) } == ["total 567"])
    #expect(cart.total == 473)  // 945 - 472
    #expect(try told(total) { try cart.redeem("TEN") } == ["total 473"])
    #expect(cart.total == 851)
    #expect(try told(total) { try cart.redeem("HALF") } == ["total 851"])
    #expect(cart.total == 473)
    #expect(told(total) { cart.voucher.percent = 0 } == ["total 473"])
    #expect(told(total) { cart.add("Ale", price: 5) } == ["total 945"])
    let ale = try #require(cart.lines.last)
    #expect(told(total) { ale.quantity = 0 } == ["total 950"])
    #expect(told(total) { ale.quantityText = "4" } == ["total 945"])
    #expect(cart.total == 965)
    #expect(told(total) { lines[0].quantity = 0 } == ["total 965"])
    #expect(cart.total == 350)
  }

  @Test func `the story of the values`() throws {
    let second = makeCart()
    for cart in [cart, second] {
      #expect(cart.customer.isEmpty && cart.note.isEmpty)
      #expect(cart.lines.isEmpty && cart.count == 0)
      #expect(cart.voucher.percent == 0 && cart.total == 0)
    }
    try fill()
    cart.voucher.percent = 9
    #expect(second.customer.isEmpty && second.note.isEmpty)
    #expect(second.lines.isEmpty && second.count == 0)
    #expect(second.voucher.percent == 0 && second.total == 0)
    #expect(cart.customer == "Ann" && cart.note == "none")
    #expect(cart.count == 2)
    cart.customer = ""
    #expect(cart.customer == "" && cart.note == "none")
    cart.note = ""
    #expect(cart.note == "")
    let lines = cart.lines
    #expect(lines.map { $0.item } == ["Donut", "Tea"])
    #expect(lines.map { $0.price } == [205, 110])
    #expect(lines.map { $0.quantity } == [1, 1])
    #expect(lines.map { $0.quantityText } == ["1", "1"])
    lines[0].quantity = 12
    cart.add("Donut", price: 205)
    #expect(cart.count == 3)
    #expect(cart.lines.map { $0.item } == ["Donut", "Tea", "Donut"])
    #expect(cart.lines.map { $0.quantity } == [12, 1, 1])
    for (now, then) in zip(cart.lines, lines) { #expect(now === then) }
    for (text, quantity) in [
      ("12", 12), ("4", 4), ("four", 4), ("", 4), ("5.0", 4), ("+6", 6),
      ("6 ", 6), ("0", 0), ("0012", 12), ("99999999999999999999", 12),
    ] {
      lines[1].quantityText = text
      #expect(lines[1].quantity == quantity)
      #expect(lines[1].quantityText == String(quantity))
    }
    #expect(lines[0].quantity == 12)
  }

  @Test func `the story of the codes`() throws {
    try fill()
    for (code, percent) in [("TEN", 10), ("HALF", 50), ("TEN", 10)] {
      try cart.redeem(code)
      #expect(cart.voucher.percent == percent)
      for wrong in ["ONE", "", "ten", "Half", " TEN", "10"] {
        #expect(throws: UnknownCode(code: wrong)) { try cart.redeem(wrong) }
        #expect(cart.voucher.percent == percent)
        #expect(cart.total == 315 - 315 * percent / 100)
      }
    }
    #expect(cart.customer == "Ann" && cart.note == "none" && cart.count == 2)
  }

  @Test func `no item costs less than nothing`() async {
    await #expect(processExitsWith: .failure) {
      makeCart().add("Debt", price: -1)
    }
  }
}
