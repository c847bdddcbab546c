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
      "Lee's" was typed, but the truck's name is \(truck.name). A constant \
      binding ignores what you set, so assign the truck to a local @Bindable \
      variable, whose `$` makes bindings to the truck's properties
      """)
  }

  @Test func `a toggle switches a donut`() throws {
    try host.press("glazed is gone")
    expect(
      glazed.isGone, is: true,
      """
      the glazed donut's toggle was switched on, but the donut's isGone is \
      still false; pass the toggle a binding to isGone
      """)
    try host.press("glazed is gone")
    expect(
      glazed.isGone, is: false,
      """
      the glazed donut's toggle was switched on and off again, but the donut's \
      isGone is still true; the toggle should set isGone to false
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
      the truck Dot's, whose menu is glazed and sugar, with sugar gone, is \
      shown as "\(host.screen)"; the screen should look like the picture
      """)
    let empty = TestHost { MenuScreen().environment(FoodTruck(menu: [])) }
    expect(
      empty.screen, is: "Truck: Dot's_",
      """
      a truck without donuts was injected, but the screen shows \
      "\(empty.screen)"; it should show only the field
      """)
  }

  @Test func `a toggle changes its own donut`() throws {
    try host.press("sugar is gone")
    expect(
      [glazed.isGone, sugar.isGone], is: [false, false],
      """
      sugar was gone, then its toggle was switched off; isGone is now \
      \(glazed.isGone) for glazed and \(sugar.isGone) for sugar, but both \
      should be false. Pass each toggle a binding to its own donut
      """)
  }

  @Test func `any typed text becomes the name`() throws {
    for text in [" Lee's ", ""] {
      try host.type(text, into: "Truck")
      expect(
        truck.name, is: text,
        """
        "\(text)" was typed, but the truck's name is "\(truck.name)"; set the \
        name to exactly what was typed, even if the text is empty or starts \
        with a space
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
      the menu is sugar, glazed and plain, sugar's toggle was switched on, but \
      the screen shows "\(host.screen)"; the rows should be in the order of \
      the menu
      """)
  }

  @Test func `the field follows the truck`() {
    host.perform { truck.name = "Lee's" }
    expect(
      host.screen, contains: "Truck: Lee's_",
      """
      the truck was renamed to "Lee's", but the screen shows "\(host.screen)"; \
      make the binding to the name in the body, and don't keep a copy
      """)
  }

  @Test func `a toggle follows its donut`() {
    host.perform { glazed.isGone = true }
    expect(
      host.screen, contains: "[x] glazed is gone",
      """
      the glazed donut's isGone was set to true, but the screen shows \
      "\(host.screen)"; read isGone through a binding made in the body or in \
      the closure of the ForEach, and don't store a copy
      """)
  }

  @Test func `a toggle doesn't evaluate the screen`() throws {
    try host.press("glazed is gone")
    expect(
      host.count(of: MenuScreen.self), is: 0,
      """
      evaluated: \(host.evaluations), but a tap on a toggle shouldn't evaluate \
      MenuScreen. Making a binding to a donut's property reads the property, \
      so make the binding in the closure of the ForEach, which is tracked \
      separately for each row
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); only one donut changed, so at most one \
      view should be evaluated: the view that shows this donut
      """)
  }

  @Test func `a toggle switches the current value`() throws {
    // Nothing is evaluated between this change and the tap.
    glazed.isGone = true
    try host.press("glazed is gone")
    expect(
      glazed.isGone, is: false,
      """
      the glazed donut's isGone was set to true, then its toggle was tapped, \
      but isGone is still true; let the binding read isGone each time, because \
      a value that the body read may be stale
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
      Zoe's truck was injected instead of Dot's, but the screen shows \
      "\(host.screen)"; read the truck from the environment, and don't store \
      it or its donuts
      """)
    try host.type("Zora's", into: "Truck")
    expect(
      [truck.name, other.name], is: ["Dot's", "Zora's"],
      """
      after Zoe's truck replaced Dot's, "Zora's" was typed, and Dot's truck is \
      now called \(truck.name) and Zoe's \(other.name); only Zoe's truck \
      should be renamed
      """)
    try host.press("sugar is gone")
    expect(
      [sugar.isGone, other.menu[1].isGone], is: [true, true],
      """
      sugar was gone only from the first truck's menu, then sugar's toggle was \
      switched on for the second truck; isGone is now \(sugar.isGone) on the \
      first menu and \(other.menu[1].isGone) on the second, but should be true \
      on both menus
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
      the toggle of the second of two glazed donuts was switched on, and \
      isGone of these donuts is now \(menu.map(\.isGone)); a row should belong \
      to a donut, not to a name
      """)
    expect(
      host.issues, is: [],
      """
      two glazed donuts are on the menu, and the screen reports \
      \(host.issues); identify a donut by the object, not by its name
      """)
  }
}
