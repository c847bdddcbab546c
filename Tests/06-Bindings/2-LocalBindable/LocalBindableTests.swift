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

  @Test func `what is typed is the name of the truck`() throws {
    try host.type("Lee's", into: "Truck")
    expect(
      truck.name, is: "Lee's",
      """
      Lee's was typed, and the name of the truck is \(truck.name). A constant \
      forgets what is set; a local @Bindable variable, set to the truck, has \
      a `$` that makes bindings to it
      """)
  }

  @Test func `what is switched is a donut`() throws {
    try host.press("glazed is gone")
    expect(
      glazed.isGone, is: true,
      """
      the toggle of the glazed one was switched on, and there are still some \
      of it. A toggle sets what its binding leads to
      """)
    try host.press("glazed is gone")
    expect(
      glazed.isGone, is: false,
      """
      the toggle was switched on and off, and the donut is gone; off is false \
      again
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
      the screen shows "\(host.screen)"; a screen shows what its models hold \
      now, as the task says
      """)
  }

  @Test func `a switch changes its own donut`() throws {
    try host.press("sugar is gone")
    expect(
      [glazed.isGone, sugar.isGone], is: [false, false],
      """
      sugar was gone, and its toggle was switched: glazed is gone is now \
      \(glazed.isGone), sugar is gone is \(sugar.isGone). Each toggle has a \
      binding to one donut
      """)
  }

  @Test func `any text that is typed is the name`() throws {
    for text in [" Lee's ", ""] {
      try host.type(text, into: "Truck")
      expect(
        truck.name, is: text,
        """
        "\(text)" was typed, and the name of the truck is "\(truck.name)". A \
        binding sets what is typed, also where it is empty or begins with a \
        space
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
      screen says "\(host.screen)"; a row stands where its donut stands
      """)
  }

  @Test func `the field follows the truck`() {
    host.perform { truck.name = "Lee's" }
    expect(
      host.screen, contains: "Truck: Lee's_",
      """
      the name of the truck became Lee's, and the screen says \
      "\(host.screen)"; a copy of a name does not follow it
      """)
  }

  @Test func `a toggle follows its donut`() {
    host.perform { glazed.isGone = true }
    expect(
      host.screen, contains: "[x] glazed is gone",
      """
      the glazed ones are gone, and the screen says "\(host.screen)"; what a \
      binding leads to is read in body, or in the closure of the ForEach, and \
      no copy of it is kept
      """)
  }

  @Test func `a switch evaluates no screen`() throws {
    try host.press("glazed is gone")
    expect(
      host.count(of: MenuScreen.self), is: 0,
      """
      evaluated: \(host.evaluations); making a binding to a property of an \
      object reads the property. Make it in the closure of the ForEach, which \
      runs once for each row, in a tracking of its own
      """)
    expect(
      host.causes, hasAtMost: 1,
      """
      evaluated: \(host.evaluations); one donut has changed, and its row alone \
      shows it
      """)
  }

  @Test func `a switch is counted from what is there`() throws {
    // Nothing is evaluated between this change and the tap.
    glazed.isGone = true
    try host.press("glazed is gone")
    expect(
      glazed.isGone, is: false,
      """
      the glazed ones were gone, then their toggle was switched, and they are \
      still gone; a binding reads when it is used, and what body has read \
      before may be old by then
      """)
  }

  @Test func `another truck is the one that is shown and edited`() throws {
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
      Zoe's truck was put into the environment in place of Dot's, and the \
      screen says "\(host.screen)"; a truck that is kept is the old one, and so \
      is a row
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
      sugar was gone from the first menu and not from the second, whose \
      toggle was switched: gone from the first, \(sugar.isGone), from the \
      second, \(other.menu[1].isGone). A toggle edits the donut that is on \
      the menu now
      """)
  }

  @Test func `two donuts of one name are told apart`() throws {
    let menu = [Donut(name: "glazed"), Donut(name: "glazed")]
    let truck = FoodTruck(menu: menu)
    let host = TestHost { MenuScreen().environment(truck) }
    try host.press("glazed is gone", at: 1)
    expect(
      [menu[0].isGone, menu[1].isGone], is: [false, true],
      """
      the second of two glazed donuts was switched, and they are \
      \(menu.map(\.isGone)); a row belongs to a donut, and not to its name
      """)
    expect(
      host.issues, is: [],
      """
      two glazed donuts are on the menu, and the screen reports \
      \(host.issues). Each donut is an object, which is its identity; its name \
      is not
      """)
  }
}
