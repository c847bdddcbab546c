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
      the stock went from 10 to 5, and the line says "\(host.screen)" instead \
      of "5 donuts". A read in init happens once, when the line is created, \
      and the stored text goes stale. Only reads in body cause it to be \
      evaluated again
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
      \(changes); other screens may show the price and the stock, so the truck \
      has to report changes of both
      """)
  }

  @Test func `changing the stock evaluates only the line`() {
    let host = screen()
    host.perform { truck.stock = 5 }
    expect(
      host.count(of: TruckScreen.self), is: 0,
      """
      evaluated: \(host.evaluations); the screen is evaluated for all reads \
      while its body runs, and it doesn't draw the stock
      """)
    expect(
      host.causes, is: ["property FoodTruck.stock"],
      """
      evaluated: \(host.evaluations); one change causes one evaluation, of the \
      line, which reads the stock in its body and stores no copy
      """)
    expect(
      host.screen, contains: "5 donuts",
      """
      the stock went from 10 to 5, and the screen says "\(host.screen)"; it \
      has to show the current stock
      """)
  }

  @Test func `changing the price evaluates no body`() {
    let host = screen()
    host.perform { truck.price = 3 }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations); the price isn't on the screen, so no \
      body has to read it. A read in an action counts for no body; a read in \
      its capture list counts for the body
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
      \(truck.sales); the truck sells a donut at the price that the action \
      reads when it runs
      """)
    expect(
      truck.stock, is: 9,
      """
      one donut of 10 was sold, \(truck.stock) are left; Sell takes one from \
      the stock
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
      one donut was sold at 2.5 and one at 4, and the sales are \
      \(truck.sales); a stored price isn't the current price
      """)
  }

  @Test func `a sale evaluates only the line`() throws {
    let host = screen()
    try host.press("Sell")
    expect(
      host.causes, is: ["property FoodTruck.stock"],
      """
      evaluated: \(host.evaluations); a sale changes the stock and the sales, \
      and only the stock is on the screen
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
      passed a truck with 7 donuts instead of one with 10, the line says \
      "\(host.firstLine)"; @State keeps the first value, so store passed-in \
      values in a plain property
      """)
    host.perform { other.stock = 6 }
    expect(
      host.firstLine, is: "6 donuts",
      """
      the second truck has 6 donuts left, and the line says \
      "\(host.firstLine)"; it has to show the current stock
      """)
  }

  @Test func `a screen shows the truck passed last`() throws {
    let other = FoodTruck(name: "Lee's")
    other.stock = 7
    let host = TestHost(
      Parent(truck, other) { truck in TruckScreen(truck: truck) })
    try host.press("Other")
    let seen = """
      passed Lee's truck instead of a different one, the screen says \
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
      passed a different truck with the same name and stock, which then has 6 \
      donuts left, the line says "\(host.firstLine)"; a line follows the truck \
      it's passed
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
      Lee's truck replaced a different one, and Sell was tapped: the first \
      truck has \(truck.stock) donuts left, Lee's has \(other.stock); the \
      action uses the truck on the screen
      """)
  }

  private func screen() -> TestHost {
    let host = TestHost(TruckScreen(truck: truck))
    host.reset()
    return host
  }
}
