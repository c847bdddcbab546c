import GradingKit
import Testing
import ViewGrading

@testable import ReadWhereYouDraw

@MainActor
@Suite("4.4 ReadWhereYouDraw", .exercise())
struct ReadWhereYouDrawTests: ViewSuite {
  let truck = FoodTruck(name: "Dot's")

  @Test func `a line that stands alone follows the stock`() {
    let host = TestHost(StockLine(truck: truck))
    host.perform { truck.stock = 5 }
    expect(
      host.screen, is: "5 donuts",
      """
      the stock went from 10 to 5, and the line says "\(host.screen)" in place \
      of "5 donuts". What init reads is read when the line is made, and what \
      is kept stays as it was. What body reads causes it to be evaluated again
      """)
  }

  @Test func `a price and a stock are still announced`() {
    let changes = Recorder()
    changes.track("price") { truck.price }
    changes.track("stock") { truck.stock }
    truck.price = 3
    truck.stock = 5
    expect(
      changes.calls, is: ["price", "stock"],
      """
      \(changes); other screens may show the price and the stock, so the \
      truck has to announce both
      """)
  }

  @Test func `a change of the stock evaluates the line alone`() {
    let host = screen()
    host.perform { truck.stock = 5 }
    expect(
      host.count(of: TruckScreen.self), is: 0,
      """
      evaluated: \(host.evaluations); the screen is evaluated for what is \
      read while its body runs, and it does not draw the stock
      """)
    expect(
      host.causes, is: ["property FoodTruck.stock"],
      """
      evaluated: \(host.evaluations); one change is one evaluation, of the \
      line, which reads the stock in its body and keeps no copy
      """)
    expect(
      host.screen, contains: "5 donuts",
      """
      the stock went from 10 to 5, and the screen says "\(host.screen)"; a \
      screen shows what its models hold now, as the task says
      """)
  }

  @Test func `a new price evaluates nothing`() {
    let host = screen()
    host.perform { truck.price = 3 }
    expect(
      host.causes, is: [],
      """
      evaluated: \(host.evaluations); the price is not on the screen, and no \
      body has to read it. What an action reads when it runs is read by no \
      body; what its capture list reads is read by body
      """)
  }

  @Test func `a donut is sold at the price of the moment`() throws {
    let host = screen()
    host.perform { truck.price = 3 }
    try host.press("Sell")
    expect(
      truck.sales, is: [3],
      """
      the price went from 2.5 to 3, then Sell was tapped, and the sales are \
      \(truck.sales); the truck sells one, at the price that the action finds \
      when it runs
      """)
    expect(
      truck.stock, is: 9,
      """
      one donut of 10 was sold, \(truck.stock) are left; Sell takes one from \
      the stock
      """)
  }

  @Test func `each donut is sold at the price of its moment`() throws {
    let host = screen()
    try host.press("Sell")
    host.perform { truck.price = 4 }
    try host.press("Sell")
    expect(
      truck.sales, is: [2.5, 4],
      """
      one donut was sold at 2.5 and one at 4, and the sales are \
      \(truck.sales); a price that is kept is not the price of the moment
      """)
  }

  @Test func `a sale evaluates the line alone`() throws {
    let host = screen()
    try host.press("Sell")
    expect(
      host.causes, is: ["property FoodTruck.stock"],
      """
      evaluated: \(host.evaluations); a sale changes the stock and the sales, \
      and the stock alone is on the screen
      """)
  }

  @Test func `the screen looks as it did`() {
    expect(
      screen().screen,
      is: """
        Dot's
        10 donuts
        [Sell]
        """,
      """
      the screen shows "\(screen().screen)"; a screen shows what its models \
      hold now, as the task says
      """)
  }

  @Test func `a line shows the truck that it is handed now`() throws {
    let other = FoodTruck(name: "Lee's")
    other.stock = 7
    let host = TestHost(
      Parent(truck, other) { truck in StockLine(truck: truck) })
    try host.press("Other")
    expect(
      host.firstLine, is: "7 donuts",
      """
      handed a truck with 7 donuts in place of one with 10, the line says \
      "\(host.firstLine)"; @State keeps what came first, and what is handed in \
      belongs in a plain property
      """)
    host.perform { other.stock = 6 }
    expect(
      host.firstLine, is: "6 donuts",
      """
      the second truck has 6 donuts left, and the line says \
      "\(host.firstLine)"; a screen shows what its models hold now, as the \
      task says
      """)
  }

  @Test func `a screen shows the truck that it is handed now`() throws {
    let other = FoodTruck(name: "Lee's")
    other.stock = 7
    let host = TestHost(
      Parent(truck, other) { truck in TruckScreen(truck: truck) })
    try host.press("Other")
    let seen = """
      handed Lee's truck in place of another one, the screen says \
      "\(host.screen)"; @State keeps what came first, and what is handed in \
      belongs in a plain property
      """
    expect(host.firstLine, is: "Lee's", seen)
    expect(host.screen, contains: "7 donuts", seen)
  }

  @Test func `a line tells two trucks of one name apart`() throws {
    let other = FoodTruck(name: "Dot's")
    let host = TestHost(
      Parent(truck, other) { truck in StockLine(truck: truck) })
    try host.press("Other")
    host.perform { other.stock = 6 }
    expect(
      host.firstLine, is: "6 donuts",
      """
      handed another truck of the same name and stock, which then has 6 donuts \
      left, the line says "\(host.firstLine)"; a line follows the truck that it \
      is handed
      """)
  }

  @Test func `a donut is sold from the truck that is shown`() throws {
    let other = FoodTruck(name: "Lee's")
    let host = TestHost(
      Parent(truck, other) { truck in TruckScreen(truck: truck) })
    try host.press("Other")
    try host.press("Sell")
    expect(
      [truck.stock, other.stock], is: [10, 9],
      """
      Lee's truck was shown in place of another one, and Sell was tapped: the \
      first truck has \(truck.stock) donuts left, Lee's has \(other.stock); \
      the action uses the truck that is shown
      """)
  }

  private func screen() -> TestHost {
    let host = TestHost(TruckScreen(truck: truck))
    host.reset()
    return host
  }
}
