import GradingKit
import Testing

@testable import SilentWrites

@Suite("1.5 SilentWrites", .exercise())
struct SilentWritesTests: ExerciseSuite {
  let truck = FoodTruck()
  let changes = Recorder()

  @Test func `setting the same menu again is silent`() {
    changes.track("menu") { truck.menu }
    truck.menu = Menu(dishes: ["Glazed", "Plain"])
    expect(
      changes.calls, is: [],
      """
      \(changes); a setter does not announce an equal value if its type \
      conforms to Equatable; an == alone is not enough
      """)
  }

  @Test func `refilling by nothing is silent`() {
    changes.track("stock") { truck.stock }
    truck.refill(0)
    expect(
      changes.calls, is: [],
      """
      \(changes); a change in place, such as +=, is announced before anybody \
      can know whether the value will differ
      """)
  }

  @Test func `another menu is announced`() {
    changes.track("menu") { truck.menu }
    truck.menu = Menu(dishes: ["Glazed", "Filled"])
    expect(
      changes.calls, is: ["menu"],
      """
      \(changes); menus with other dishes are not equal, and the menu has to \
      be observed
      """)
  }

  @Test(arguments: [
    ["Glazed"], ["Plain", "Glazed"], ["Glazed", "Plain", "Filled"], [],
    ["glazed", "plain"], ["GlazedPlain"], ["Glazed, Plain"],
  ])
  func `a menu that is partly the same is announced`(dishes: [String]) {
    changes.track("menu") { truck.menu }
    truck.menu = Menu(dishes: dishes)
    expect(
      changes.calls, is: ["menu"],
      "\(changes); \(dishes) is another menu than [\"Glazed\", \"Plain\"]")
  }

  @Test func `each menu is compared with the one before`() {
    truck.menu = Menu(dishes: ["Glazed", "Filled", "Plain"])
    changes.track("menu") { truck.menu }
    truck.menu = Menu(dishes: ["Glazed", "Filled", "Plain"])
    expect(
      changes.calls, is: [],
      "\(changes); the menu is as it was before, though not as it was at first")
    truck.menu = Menu(dishes: ["Glazed", "Sugared", "Plain"])
    expect(
      changes.calls, is: ["menu"],
      "\(changes); Filled became Sugared, which makes another menu")
    changes.track("next menu") { truck.menu }
    truck.menu = Menu(dishes: ["Glazed", "Plain"])
    expect(
      changes.calls, is: ["menu", "next menu"],
      "\(changes); the menu is as it was at first, and not as it was before")
  }

  @Test func `one more dish is announced`() {
    changes.track("menu") { truck.menu }
    truck.menu.dishes.append("Filled")
    expect(
      changes.calls, is: ["menu"],
      "\(changes); one more dish is another menu")
  }

  @Test func `refilling by some is announced`() {
    changes.track("stock") { truck.stock }
    truck.refill(5)
    expect(
      changes.calls, is: ["stock"],
      "\(changes); the stock went from 10 to \(truck.stock)")
  }

  @Test func `refilling by the same amount again is announced`() {
    truck.refill(5)
    changes.track("stock") { truck.stock }
    truck.refill(5)
    expect(
      changes.calls, is: ["stock"],
      "\(changes); the stock went from 15 to \(truck.stock)")
  }

  @Test func `the stock adds up`() {
    truck.refill(5)
    truck.refill(0)
    truck.refill(-3)
    expect(
      truck.stock, is: 12,
      """
      10 and 5 and 0 less 3 is 12; the stock is \(truck.stock). A negative \
      amount takes away
      """)
  }

  @Test func `dropping some is announced`() {
    changes.track("stock") {
      truck.stock
    } seeing: {
      truck.stock
    }
    truck.refill(-3)
    expect(
      changes.seen, is: ["10"],
      """
      \(changes), and saw \(changes.seen); the stock went from 10 to \
      \(truck.stock), and only an amount of 0 is silent
      """)
  }
}
