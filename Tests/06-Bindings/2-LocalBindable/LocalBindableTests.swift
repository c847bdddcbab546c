import GradingKit
import Testing
import ViewGrading

@testable import LocalBindable

@MainActor
@Suite("6.2 LocalBindable", .exercise())
struct LocalBindableTests: ViewSuite {
  let glazed = Donut(name: "glazed")
  let sugar = Donut(name: "sugar")
  let truck: FoodTruck
  let host: TestHost

  init() {
    let truck = FoodTruck(menu: [glazed, sugar])
    self.truck = truck
    sugar.isGone = true
    host = TestHost { MenuScreen().environment(truck) }
    host.reset()
  }

  @Test func `typing changes the truck's name`() throws {
    try host.type("Lee's", into: "Truck")
    expect(
      truck.name, is: "Lee's",
      """
      Lee's was typed, and the name of the truck is \(truck.name). A constant \
      ignores what you set; a local @Bindable variable, set to the truck, has \
      a `$` that makes bindings to it
      """)
  }

  @Test func `a toggle switches a donut`() throws {
    try host.press("glazed is gone")
    expect(
      glazed.isGone, is: true,
      """
      the toggle of the glazed donut was switched on, and the donut isn't \
      gone. A toggle sets the value behind its binding
      """)
    try host.press("glazed is gone")
    expect(
      glazed.isGone, is: false,
      """
      the toggle was switched on and off, and the donut is gone; off sets \
      false again
      """)
  }

  @Test func `the screen looks as in the picture`() {
    expect(
      host.screen,
      is: """
        Truck: Dot's_
        [ ] glazed is gone
        [x] sugar is gone
        """,
      """
      the screen shows "\(host.screen)"; a screen shows the current values of \
      its models, as the task describes
      """)
  }

  @Test func `a toggle changes its own donut`() throws {
    try host.press("sugar is gone")
    expect(
      [glazed.isGone, sugar.isGone], is: [false, false],
      """
      sugar was gone, and its toggle was switched: glazed is gone is now \
      \(glazed.isGone), sugar is gone is \(sugar.isGone). Each toggle has a \
      binding to one donut
      """)
  }

  @Test func `any typed text becomes the name`() throws {
    for text in [" Lee's ", ""] {
      try host.type(text, into: "Truck")
      expect(
        truck.name, is: text,
        """
        "\(text)" was typed, and the name of the truck is "\(truck.name)". A \
        binding sets any typed text, even if it's empty or starts with a space
        """)
    }
  }

  @Test func `the toggles stand in the order of the menu`() throws {
    let menu = [
      Donut(name: "sugar"), Donut(name: "glazed"), Donut(name: "plain"),
    ]
    let truck = FoodTruck(menu: menu)
    let host = TestHost { MenuScreen().environment(truck) }
    try host.press("sugar is gone")
    expect(
      host.screen,
      contains: "[x] sugar is gone\n[ ] glazed is gone\n[ ] plain is gone",
      """
      sugar, glazed and plain are on the menu, sugar was switched, and the \
      screen shows "\(host.screen)"; rows follow the order of the menu
      """)
  }

  @Test func `the field follows the truck`() {
    host.perform { truck.name = "Lee's" }
    expect(
      host.screen, contains: "Truck: Lee's_",
      """
      the name of the truck became Lee's, and the screen shows \
      "\(host.screen)"; a copy of a name doesn't follow it
      """)
  }

  @Test func `a toggle follows its donut`() {
    host.perform { glazed.isGone = true }
    expect(
      host.screen, contains: "[x] glazed is gone",
      """
      the glazed donut is gone, and the screen shows "\(host.screen)"; read \
      the value behind a binding in the body, or in the closure of the \
      ForEach, and don't store a copy
      """)
  }

  @Test func `a toggle doesn't evaluate the screen`() throws {
    try host.press("glazed is gone")
    expect(
      host.count(of: MenuScreen.self), is: 0,
      """
      evaluated: \(host.evaluations); making a binding to an object's property \
      reads the property. Make it in the closure of the ForEach, which runs \
      once for each row, in a separate tracking
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one donut changed, and only its row \
      shows it
      """)
  }

  @Test func `a toggle switches the current value`() throws {
    // Nothing is evaluated between this change and the tap.
    glazed.isGone = true
    try host.press("glazed is gone")
    expect(
      glazed.isGone, is: false,
      """
      the glazed donut was gone, then its toggle was switched, and it's still \
      gone; a binding reads when it's used, and a value that the body read \
      earlier may be stale by then
      """)
  }

  @Test func `after the truck is replaced, the new truck is shown and edited`()
    throws
  {
    let other = FoodTruck(
      menu: [Donut(name: "plain"), Donut(name: "sugar")])
    other.name = "Zoe's"
    let host = TestHost(
      Parent(truck, other) { truck in MenuScreen().environment(truck) })
    try host.press("Other")
    expect(
      host.screen,
      contains: "Truck: Zoe's_\n[ ] plain is gone\n[ ] sugar is gone",
      """
      Zoe's truck was injected instead of Dot's, and the screen shows \
      "\(host.screen)"; a stored truck is the old one, and so is a stored row
      """)
    try host.type("Zora's", into: "Truck")
    expect(
      [truck.name, other.name], is: ["Dot's", "Zora's"],
      """
      Zora's was typed at the second truck, and the names are \(truck.name) \
      and \(other.name); each field writes to its own truck
      """)
    try host.press("sugar is gone")
    expect(
      [sugar.isGone, other.menu[1].isGone], is: [true, true],
      """
      sugar was gone from the first menu and not from the second, whose toggle \
      was switched: gone from the first, \(sugar.isGone), from the second, \
      \(other.menu[1].isGone). A toggle edits the donut on the current menu
      """)
  }

  @Test func `two donuts with the same name stay separate`() throws {
    let menu = [Donut(name: "glazed"), Donut(name: "glazed")]
    let truck = FoodTruck(menu: menu)
    let host = TestHost { MenuScreen().environment(truck) }
    try host.press("glazed is gone", at: 1)
    expect(
      [menu[0].isGone, menu[1].isGone], is: [false, true],
      """
      the second of two glazed donuts was switched, and they are \
      \(menu.map(\.isGone)); a row belongs to a donut, not to its name
      """)
    expect(
      host.issues, is: [],
      """
      two glazed donuts are on the menu, and the screen reports \
      \(host.issues). The identity of a donut is the object, not its name
      """)
  }
}
