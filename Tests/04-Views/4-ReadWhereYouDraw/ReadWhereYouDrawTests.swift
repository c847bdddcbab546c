import GradingKit
import Testing
import ViewGrading

@testable import ReadWhereYouDraw

@MainActor
@Suite("4.4 ReadWhereYouDraw", .exercise())
struct ReadWhereYouDrawTests: ViewSuite {
  let truck = FoodTruck(name: "Dot's")

  @Test func `a line on its own follows the stock`() {
    let host = TestHost(StockLine(truck: truck))
    host.perform { truck.stock = 5 }
    expect(
      host.screen, is: "5 donuts",
      """
      the stock went from 10 to 5, but the line says "\(host.screen)" instead \
      of "5 donuts". Read the stock in body: a string built in init goes \
      stale, and only a read in body causes the body to be evaluated again
      """)
  }

  @Test func `the price and the stock are still observable`() {
    let changes = Recorder()
    changes.track("price") { truck.price }
    changes.track("stock") { truck.stock }
    truck.price = 3
    truck.stock = 5
    expect(
      changes.calls, is: ["price", "stock"],
      """
      \(changes), after the price and the stock changed; the truck should \
      still report both changes, because other screens may show them. Change \
      the screen, not the truck
      """)
  }

  @Test func `changing the stock evaluates only the line`() {
    let host = screen()
    host.perform { truck.stock = 5 }
    expect(
      host.count(of: TruckScreen.self), is: 0,
      """
      evaluated: \(host.evaluations), but a change of the stock shouldn't \
      evaluate TruckScreen. Every read while its body runs counts for the \
      screen, which doesn't draw the stock, so read the stock in the line's body
      """)
    expect(
      host.causes, is: ["property FoodTruck.stock"],
      """
      evaluated: \(host.evaluations); a change of the stock should cause one \
      evaluation, of the line, so read the stock in the line's body and don't \
      store a copy
      """)
    expect(
      host.screen, contains: "5 donuts",
      """
      the stock went from 10 to 5, but the screen says "\(host.screen)"; it \
      should show the current stock
      """)
  }

  @Test func `changing the price evaluates no body`() {
    let host = screen()
    host.perform { truck.price = 3 }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations), but only the price changed, which isn't \
      on the screen. Read it in the action, not in a body: a read in a capture \
      list counts for the body
      """)
  }

  @Test func `a donut is sold at the current price`() throws {
    let host = screen()
    host.perform { truck.price = 3 }
    try host.press("Sell")
    expect(
      truck.sales, is: [3],
      """
      the price went from 2.5 to 3, then Sell was tapped, and the sales are \
      \(truck.sales); the action should read the price when it runs
      """)
    expect(
      truck.stock, is: 9,
      """
      one of 10 donuts was sold, but the stock is \(truck.stock); Sell should \
      take one donut from the stock
      """)
  }

  @Test func `each donut is sold at the price current at its tap`() throws {
    let host = screen()
    try host.press("Sell")
    host.perform { truck.price = 4 }
    try host.press("Sell")
    expect(
      truck.sales, is: [2.5, 4],
      """
      Sell was tapped when the price was 2.5, and again when it was 4, and the \
      sales are \(truck.sales); read the current price at each tap, and don't \
      store it
      """)
  }

  @Test func `the last donut is sold`() throws {
    truck.stock = 1
    let host = screen()
    try host.press("Sell")
    expect(
      truck.sales, is: [2.5],
      """
      the truck had one donut left and Sell was tapped, and the sales are \
      \(truck.sales); the last donut should be sold, because the truck wasn't \
      sold out yet
      """)
    expect(
      truck.stock, is: 0,
      """
      the last donut was sold, but the stock is \(truck.stock); Sell should \
      take one donut from the stock
      """)
  }

  @Test func `a sale evaluates only the line`() throws {
    let host = screen()
    try host.press("Sell")
    expect(
      host.causes, is: ["property FoodTruck.stock"],
      """
      evaluated: \(host.evaluations); a sale should evaluate only the line, \
      because the stock is on the screen, and the sales aren't
      """)
  }

  @Test func `the screen looks the same as before`() {
    expect(
      screen().screen,
      is: """
        Dot's
        10 donuts
        [Sell]
        """,
      """
      the screen shows "\(screen().screen)"; don't change what it looks like
      """)
  }

  @Test func `a line shows the truck passed last`() throws {
    let other = FoodTruck(name: "Lee's")
    other.stock = 7
    let host = TestHost(
      Parent(truck, other) { truck in StockLine(truck: truck) })
    try host.press("Other")
    expect(
      host.firstLine, is: "7 donuts",
      """
      the line was passed a truck with 10 donuts, then a truck with 7, but it \
      says "\(host.firstLine)"; @State keeps the first value, so store \
      passed-in values in a plain property
      """)
    host.perform { other.stock = 6 }
    expect(
      host.firstLine, is: "6 donuts",
      """
      the second truck has 6 donuts left, but the line says \
      "\(host.firstLine)"; it should show the current stock of the truck it \
      was passed last
      """)
  }

  @Test func `a screen shows the truck passed last`() throws {
    let other = FoodTruck(name: "Lee's")
    other.stock = 7
    let host = TestHost(
      Parent(truck, other) { truck in TruckScreen(truck: truck) })
    try host.press("Other")
    let seen = """
      the screen was passed Dot's truck, then Lee's with 7 donuts, but it says \
      "\(host.screen)"; @State keeps the first value, so store passed-in \
      values in a plain property
      """
    expect(host.firstLine, is: "Lee's", seen)
    expect(host.screen, contains: "7 donuts", seen)
  }

  @Test func `a line distinguishes two trucks with the same name`() throws {
    let other = FoodTruck(name: "Dot's")
    let host = TestHost(
      Parent(truck, other) { truck in StockLine(truck: truck) })
    try host.press("Other")
    host.perform { other.stock = 6 }
    expect(
      host.firstLine, is: "6 donuts",
      """
      the line was passed a second truck with the same name, and then that \
      truck's stock went from 10 to 6, but the line says "\(host.firstLine)"; \
      a line should show the truck it was passed last
      """)
  }

  @Test func `Sell takes a donut from the truck on the screen`() throws {
    let other = FoodTruck(name: "Lee's")
    let host = TestHost(
      Parent(truck, other) { truck in TruckScreen(truck: truck) })
    try host.press("Other")
    try host.press("Sell")
    expect(
      [truck.stock, other.stock], is: [10, 9],
      """
      Lee's truck replaced Dot's on the screen, then Sell was tapped; Dot's \
      now has \(truck.stock) donuts and Lee's \(other.stock), but the action \
      should sell from the truck on the screen
      """)
  }

  private func screen() -> TestHost {
    let host = TestHost(TruckScreen(truck: truck))
    host.reset()
    return host
  }
}
