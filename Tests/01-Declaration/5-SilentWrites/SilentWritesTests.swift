import GradingKit
import Testing

@testable import SilentWrites

@Suite("1.5 SilentWrites", .exercise())
struct SilentWritesTests: ExerciseSuite {
  let truck = FoodTruck()
  let changes = Recorder()

  @Test func `setting an equal menu notifies no observer`() {
    changes.track("menu") { truck.menu }
    truck.menu = Menu(dishes: ["Glazed", "Plain"])
    expect(
      changes.calls, is: [],
      """
      \(changes); a setter doesn't report an equal value if its type conforms \
      to Equatable; an == alone isn't enough
      """)
  }

  @Test func `refilling by 0 notifies no observer`() {
    changes.track("stock") { truck.stock }
    truck.refill(0)
    expect(
      changes.calls, is: [],
      """
      \(changes); a change in place, such as +=, is reported before it's known \
      whether the value will differ
      """)
  }

  @Test func `setting a different menu notifies observers`() {
    changes.track("menu") { truck.menu }
    truck.menu = Menu(dishes: ["Glazed", "Filled"])
    expect(
      changes.calls, is: ["menu"],
      """
      \(changes); menus with different dishes aren't equal, and the menu has \
      to be observed
      """)
  }

  @Test(arguments: [
    ["Glazed"], ["Plain", "Glazed"], ["Glazed", "Plain", "Filled"], [],
    ["glazed", "plain"], ["GlazedPlain"], ["Glazed, Plain"],
  ])
  func `setting a partly different menu notifies observers`(dishes: [String]) {
    changes.track("menu") { truck.menu }
    truck.menu = Menu(dishes: dishes)
    expect(
      changes.calls, is: ["menu"],
      "\(changes); \(dishes) is a different menu from [\"Glazed\", \"Plain\"]")
  }

  @Test func `each menu is compared with the previous menu`() {
    truck.menu = Menu(dishes: ["Glazed", "Filled", "Plain"])
    changes.track("menu") { truck.menu }
    truck.menu = Menu(dishes: ["Glazed", "Filled", "Plain"])
    expect(
      changes.calls, is: [],
      "\(changes); the menu equals the previous one, though not the first one")
    truck.menu = Menu(dishes: ["Glazed", "Sugared", "Plain"])
    expect(
      changes.calls, is: ["menu"],
      "\(changes); Filled became Sugared, so the menus differ")
    changes.track("next menu") { truck.menu }
    truck.menu = Menu(dishes: ["Glazed", "Plain"])
    expect(
      changes.calls, is: ["menu", "next menu"],
      "\(changes); the menu equals the first one, but not the previous one")
  }

  @Test func `adding a dish notifies observers`() {
    changes.track("menu") { truck.menu }
    truck.menu.dishes.append("Filled")
    expect(
      changes.calls, is: ["menu"],
      "\(changes); with one more dish, it's a different menu")
  }

  @Test func `refilling by 5 notifies observers of the stock`() {
    changes.track("stock") { truck.stock }
    truck.refill(5)
    expect(
      changes.calls, is: ["stock"],
      "\(changes); the stock went from 10 to \(truck.stock)")
  }

  @Test func `refilling by the same amount again notifies observers`() {
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

  @Test func `dropping donuts notifies observers before the change`() {
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
      \(truck.stock), and only an amount of 0 notifies no one
      """)
  }
}
