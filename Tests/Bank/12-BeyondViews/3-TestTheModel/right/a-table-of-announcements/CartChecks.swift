// A table of what each change announces. Every property is read, and
// every change is made three times, so that each cell is seen to tell or not to.

import Carts
import ObservationCore
import Synchronization
import Testing

enum Property: CaseIterable, Sendable {
  case customer, note, lines, count, voucher, total, percent
  case quantity, text, otherQuantity, otherText

  func read(_ cart: any Cart, _ line: any Line, _ other: any Line) -> String {
    switch self {
    case .customer: cart.customer
    case .note: cart.note
    case .lines: cart.lines.map { $0.item }.joined(separator: ",")
    case .count: "\(cart.count)"
    case .voucher: "\(ObjectIdentifier(cart.voucher))"
    case .total: "\(cart.total)"
    case .percent: "\(cart.voucher.percent)"
    case .quantity: "\(line.quantity)"
    case .text: line.quantityText
    case .otherQuantity: "\(other.quantity)"
    case .otherText: other.quantityText
    }
  }
}

enum Change: CaseIterable, Sendable {
  case customer, note, add, voucher, percent, redeem
  case quantity, text, otherQuantity, otherText

  /// The properties that change, and so have to be announced.
  var announces: Set<Property> {
    switch self {
    case .customer: [.customer]
    case .note: [.note]
    case .add: [.lines, .count, .total]
    case .voucher: [.voucher, .percent, .total]
    case .percent, .redeem: [.percent, .total]
    case .quantity, .text: [.quantity, .text, .total]
    case .otherQuantity, .otherText: [.otherQuantity, .otherText, .total]
    }
  }

  /// Makes the change; every step makes it to something else.
  func make(
    _ step: Int, _ cart: any Cart, _ line: any Line, _ other: any Line
  ) throws {
    switch self {
    case .customer: cart.customer = "Customer \(step)"
    case .note: cart.note = "Note \(step)"
    case .add: cart.add("Item \(step)", price: 1000)
    case .voucher: cart.voucher = Voucher(percent: 30 + step)
    case .percent: cart.voucher.percent = 60 + step
    case .redeem: try cart.redeem(step % 2 == 0 ? "HALF" : "TEN")
    case .quantity: line.quantity = 5 + step
    case .text: line.quantityText = "\(12 + step)"
    case .otherQuantity: other.quantity = 7 + step
    case .otherText: other.quantityText = "\(15 + step)"
    }
  }
}

@Suite("A cart", .enabled(if: isCartChosen))
struct CartChecks {
  let cart = makeCart()

  /// Fills the cart, and returns its two lines.
  func filled() throws -> (any Line, any Line) {
    cart.customer = "Ann"
    cart.note = "soon"
    cart.voucher = Voucher(percent: 20)
    cart.add("Donut", price: 200)
    cart.add("Cake", price: 1500)
    let lines = cart.lines
    try #require(lines.count == 2)
    return (lines[0], lines[1])
  }

  // Announcements.

  @Test(arguments: Property.allCases, Change.allCases)
  func `what changes is announced first, the rest is not`(
    property: Property, change: Change
  ) throws {
    // Whether redeem replaces the voucher is open.
    if property == .voucher && change == .redeem { return }
    let (line, other) = try filled()
    for step in 0..<3 {
      let old = property.read(cart, line, other)
      let told = try seen {
        property.read(cart, line, other)
      } during: {
        try change.make(step, cart, line, other)
      }
      let expected = change.announces.contains(property) ? [old] : []
      #expect(told == expected)
      if !expected.isEmpty {
        #expect(property.read(cart, line, other) != old)
      }
    }
  }

  @Test(arguments: Property.allCases)
  func `what is already there announces nothing`(property: Property) throws {
    // Whether the total is announced is open.
    if property == .total { return }
    let (line, other) = try filled()
    let told = seen {
      property.read(cart, line, other)
    } during: {
      cart.customer = "Ann"
      cart.note = "soon"
      line.quantity = 1
      line.quantityText = "1"
      line.quantityText = "01"
      line.quantityText = "one"
      line.quantityText = ""
      line.quantityText = " 1"
      try? cart.redeem("ONE")
    }
    #expect(told == [])
  }

  @Test func `an empty text on a new cart announces nothing`() {
    #expect(changes(of: { cart.customer }, during: { cart.customer = "" }) == 0)
    #expect(changes(of: { cart.note }, during: { cart.note = "" }) == 0)
    #expect(
      changes(of: { cart.customer }, during: { cart.customer = "A" }) == 1)
    #expect(changes(of: { cart.note }, during: { cart.note = "A" }) == 1)
    #expect(changes(of: { cart.note }, during: { cart.note = "" }) == 1)
  }

  @Test func `another case is another text`() {
    cart.customer = "Ann"
    cart.note = "soon"
    let told = seen(of: { cart.customer }, during: { cart.customer = "ANN" })
    #expect(told == ["Ann"])
    #expect(seen(of: { cart.note }, during: { cart.note = "Soon" }) == ["soon"])
  }

  @Test(arguments: Property.allCases)
  func `each observer is told`(property: Property) throws {
    let (line, other) = try filled()
    for change in Change.allCases where change.announces.contains(property) {
      let outer = try changes {
        property.read(cart, line, other)
      } during: {
        let inner = try changes {
          property.read(cart, line, other)
        } during: {
          try change.make(1, cart, line, other)
        }
        #expect(inner == 1)
      }
      #expect(outer == 1)
    }
  }

  @Test func `the total follows the new voucher and the new line`() throws {
    _ = try filled()
    _ = cart.total
    let voucher = Voucher(percent: 40)
    cart.voucher = voucher
    #expect(
      changes(of: { cart.total }, during: { voucher.percent = 10 }) == 1)
    cart.add("Tea", price: 100)
    let tea = try #require(cart.lines.last)
    #expect(changes(of: { cart.total }, during: { tea.quantity = 2 }) == 1)
    try cart.redeem("HALF")
    #expect(
      changes(of: { cart.total }, during: { cart.voucher.percent = 3 }) == 1)
  }

  @Test func `the first line of an empty cart is announced`() {
    #expect(
      seen(of: { "\(cart.count)" }, during: { cart.add("A", price: 1) })
        == ["0"])
    let other = makeCart()
    #expect(
      seen(of: { "\(other.total)" }, during: { other.add("A", price: 1) })
        == ["0"])
  }

  // Values.

  @Test func `a new cart is empty`() {
    #expect(cart.customer == "")
    #expect(cart.note == "")
    #expect(cart.lines.isEmpty)
    #expect(cart.count == 0)
    #expect(cart.voucher.percent == 0)
    #expect(cart.total == 0)
  }

  @Test func `two carts share nothing`() throws {
    let second = makeCart()
    #expect(second !== cart)
    #expect(second.voucher !== cart.voucher)
    _ = try filled()
    cart.voucher.percent = 5
    for cart in [second, makeCart()] {
      #expect(cart.customer == "")
      #expect(cart.note == "")
      #expect(cart.lines.isEmpty)
      #expect(cart.count == 0)
      #expect(cart.voucher.percent == 0)
      #expect(cart.total == 0)
    }
  }

  @Test(arguments: ["Ann", "", " Ann ", "ann", "Zoë 🍩", "a\nb"])
  func `texts are read as written`(text: String) {
    cart.customer = "x"
    cart.note = "y"
    cart.customer = text
    #expect(cart.customer == text)
    #expect(cart.note == "y")
    cart.note = text + "!"
    #expect(cart.note == text + "!")
    #expect(cart.customer == text)
  }

  @Test func `lines are added at the end`() throws {
    for (index, item) in ["Donut", "Cake", "Donut", "Ale"].enumerated() {
      cart.add(item, price: 300 - index)
      #expect(cart.count == index + 1)
      let line = try #require(cart.lines.last)
      #expect(cart.lines.count == index + 1)
      #expect(line.item == item)
      #expect(line.price == 300 - index)
      #expect(line.quantity == 1)
      #expect(line.quantityText == "1")
    }
    #expect(cart.lines.map { $0.item } == ["Donut", "Cake", "Donut", "Ale"])
  }

  @Test func `lines are the same objects each time`() throws {
    let (line, other) = try filled()
    line.quantity = 4
    cart.add("Tea", price: 1)
    try #require(cart.lines.count == 3)
    #expect(cart.lines[0] === line)
    #expect(cart.lines[1] === other)
    #expect(cart.lines[2] === cart.lines[2])
    #expect(cart.lines[0].quantity == 4)
    #expect(cart.lines[1].quantity == 1)
  }

  @Test func `a price below 0 stops the program`() async {
    await #expect(processExitsWith: .failure) {
      makeCart().add("Donut", price: -1)
    }
    await #expect(processExitsWith: .failure) {
      makeCart().add("Donut", price: -200)
    }
  }

  @Test func `a price of 0 does not`() async {
    await #expect(processExitsWith: .success) {
      let cart = makeCart()
      cart.add("Water", price: 0)
      precondition(cart.count == 1 && cart.total == 0)
    }
  }

  @Test(arguments: [0, 1, 2, 12, 100, 5000])
  func `a quantity is read as a number and as a text`(quantity: Int) throws {
    let (line, other) = try filled()
    line.quantity = quantity
    #expect(line.quantity == quantity)
    #expect(line.quantityText == "\(quantity)")
    other.quantityText = "\(quantity)"
    #expect(other.quantity == quantity)
    #expect(other.quantityText == "\(quantity)")
    #expect(cart.total == 1700 * quantity - 1700 * quantity * 20 / 100)
  }

  @Test(arguments: zip(["007", "+5", "12"], [7, 5, 12]))
  func `what Int understands is taken`(text: String, quantity: Int) throws {
    let (line, _) = try filled()
    line.quantityText = text
    #expect(line.quantity == quantity)
    #expect(line.quantityText == "\(quantity)")
  }

  @Test(arguments: ["", "x", "12x", " 12", "1.5", "1 2", "0x10", "zwölf"])
  func `what Int does not understand changes nothing`(text: String) throws {
    let (line, _) = try filled()
    line.quantity = 3
    line.quantityText = text
    #expect(line.quantity == 3)
    #expect(line.quantityText == "3")
    #expect(cart.total == 2100 - 420)
  }

  @Test(arguments: [0, 1, 10, 33, 50, 99, 100])
  func `the total rounds as it says`(percent: Int) throws {
    for price in [333, 5, 15, 7] { cart.add("Item", price: price) }
    try #require(cart.lines.count == 4)
    #expect(cart.total == 360)
    cart.lines[1].quantity = 3
    cart.voucher.percent = percent
    #expect(cart.total == 370 - 370 * percent / 100)
    cart.lines[2].quantity = 2
    #expect(cart.total == 385 - 385 * percent / 100)
    cart.voucher = Voucher(percent: 100 - percent)
    #expect(cart.total == 385 - 385 * (100 - percent) / 100)
    cart.add("Item", price: 4)
    #expect(cart.total == 389 - 389 * (100 - percent) / 100)
  }

  @Test func `a replaced voucher counts no more`() throws {
    cart.add("Cake", price: 1000)
    let first = cart.voucher
    let second = Voucher(percent: 20)
    cart.voucher = second
    #expect(cart.voucher === second)
    #expect(cart.total == 800)
    first.percent = 90
    #expect(cart.total == 800)
    #expect(cart.voucher.percent == 20)
    second.percent = 30
    #expect(cart.voucher.percent == 30)
    #expect(cart.total == 700)
  }

  @Test func `codes make it cheaper`() throws {
    cart.add("Cake", price: 1000)
    try cart.redeem("TEN")
    #expect(cart.voucher.percent == 10)
    #expect(cart.total == 900)
    try cart.redeem("HALF")
    #expect(cart.voucher.percent == 50)
    #expect(cart.total == 500)
    try cart.redeem("TEN")
    #expect(cart.voucher.percent == 10)
    #expect(cart.total == 900)
  }

  @Test(arguments: ["ONE", "ten", "half", "", "TEN ", "TENTEN", "Ten"])
  func `any other code is thrown back`(code: String) throws {
    let (line, _) = try filled()
    let voucher = cart.voucher
    #expect(throws: UnknownCode(code: code)) { try cart.redeem(code) }
    #expect(cart.voucher === voucher)
    #expect(cart.voucher.percent == 20)
    #expect(cart.customer == "Ann")
    #expect(cart.note == "soon")
    #expect(cart.count == 2)
    #expect(line.quantity == 1)
    #expect(cart.total == 1360)
  }
}

/// How often a closure's reads are announced while another closure runs: at
/// most once.
func changes<Value>(
  of read: () -> Value, during change: () throws -> Void
) rethrows -> Int {
  let count = Mutex(0)
  withObservationTracking {
    _ = read()
  } onChange: {
    count.withLock { $0 += 1 }
  }
  try change()
  return count.withLock { $0 }
}

/// What a closure reads while a change of what it has read is announced.
func seen(
  of read: @escaping () -> String, during change: () throws -> Void
) rethrows -> [String] {
  let seen = Mutex<[String]>([])
  withObservationTracking {
    _ = read()
  } onChange: {
    let value = read()
    seen.withLock { $0.append(value) }
  }
  try change()
  return seen.withLock { $0 }
}
