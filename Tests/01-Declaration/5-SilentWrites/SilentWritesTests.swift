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
      \(changes), but the menu that was set equals the old menu; a setter \
      doesn't report an equal value if the value's type conforms to Equatable. \
      An == without that conformance isn't enough
      """)
  }

  @Test func `refilling by 0 notifies no observer`() {
    changes.track("stock") { truck.stock }
    truck.refill(0)
    expect(
      changes.calls, is: [],
      """
      \(changes), but the truck was refilled by 0; a change in place, such as \
      +=, is reported before it's known whether the value will differ, so \
      don't make such a change when the amount is 0
      """)
  }

  @Test func `setting a different menu notifies observers`() {
    changes.track("menu") { truck.menu }
    truck.menu = Menu(dishes: ["Glazed", "Filled"])
    expect(
      changes.calls, is: ["menu"],
      """
      \(changes), after the menu was read and set to different dishes; such a \
      change should notify the observers of the menu
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
      """
      \(changes) when the menu ["Glazed", "Plain"] was replaced with \
      \(dishes); these menus differ, so observers should be notified
      """)
  }

  @Test func `each menu is compared with the previous menu`() {
    truck.menu = Menu(dishes: ["Glazed", "Filled", "Plain"])
    changes.track("menu") { truck.menu }
    truck.menu = Menu(dishes: ["Glazed", "Filled", "Plain"])
    expect(
      changes.calls, is: [],
      """
      \(changes), but the menu was set to an equal menu; compare each menu \
      with the previous menu, not with the truck's first menu
      """)
    truck.menu = Menu(dishes: ["Glazed", "Sugared", "Plain"])
    expect(
      changes.calls, is: ["menu"],
      """
      \(changes), after a menu with "Sugared" instead of "Filled" was set; the \
      new menu differs from the old menu, so observers should be notified
      """)
    changes.track("next menu") { truck.menu }
    truck.menu = Menu(dishes: ["Glazed", "Plain"])
    expect(
      changes.calls, is: ["menu", "next menu"],
      """
      \(changes), after the menu changed, and then changed back to the truck's \
      first menu; both times the new menu differs from the previous menu, so \
      observers should be notified
      """)
  }

  @Test func `two dishes that change places make a different menu`() {
    truck.menu = Menu(dishes: ["Glazed", "Filled", "Plain"])
    changes.track("menu") { truck.menu }
    truck.menu = Menu(dishes: ["Glazed", "Plain", "Filled"])
    expect(
      changes.calls, is: ["menu"],
      """
      \(changes), after "Filled" and "Plain" changed places; the order of the \
      dishes counts, so observers should be notified
      """)
  }

  @Test func `adding a dish notifies observers`() {
    changes.track("menu") { truck.menu }
    truck.menu.dishes.append("Filled")
    expect(
      changes.calls, is: ["menu"],
      """
      \(changes), after a dish was appended to the menu; with one more dish, \
      it's a different menu, so observers should be notified
      """)
  }

  @Test func `refilling by 5 notifies observers of the stock`() {
    changes.track("stock") { truck.stock }
    truck.refill(5)
    expect(
      changes.calls, is: ["stock"],
      """
      \(changes), and the stock went from 10 to \(truck.stock); refilling by 5 \
      should notify the stock's observers
      """)
  }

  @Test func `refilling by the same amount again notifies observers`() {
    truck.refill(5)
    changes.track("stock") { truck.stock }
    truck.refill(5)
    expect(
      changes.calls, is: ["stock"],
      """
      \(changes), and the stock went from 15 to \(truck.stock) when the truck \
      was refilled by 5 for the second time; the second refill should notify \
      observers, too
      """)
  }

  @Test func `the stock adds up`() {
    truck.refill(5)
    truck.refill(0)
    truck.refill(-3)
    expect(
      truck.stock, is: 12,
      """
      there were 10 donuts, the truck was refilled by 5, 0 and -3, and the \
      stock is \(truck.stock); it should be 12, because a negative amount \
      takes donuts away
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
      \(changes) and saw \(changes.seen) instead of 10 when the truck was \
      refilled by -3; every amount except 0 should notify observers before the \
      stock changes
      """)
  }
}
