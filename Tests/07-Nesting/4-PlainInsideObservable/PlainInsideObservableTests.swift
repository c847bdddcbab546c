import GradingKit
import Testing
import ViewGrading

@testable import PlainInsideObservable

@MainActor
@Suite("7.4 PlainInsideObservable", .exercise())
struct PlainInsideObservableTests: ViewSuite {
  let menu = Menu(title: "Donuts")
  let dots: Truck
  let lees: Truck
  let changes = Recorder()

  init() {
    let address = Address(street: "1 Main St", town: "Springfield")
    dots = Truck(name: "Dot's", menu: menu, address: address)
    lees = Truck(name: "Lee's", menu: menu, address: address)
  }

  // MARK: The menu

  @Test func `changing the title notifies observers`() {
    changes.track("title") { dots.menu.title }
    dots.menu.title = "Crullers"
    expect(
      changes.calls, is: ["title"],
      """
      \(changes), and the menu's title changed. The macro on Truck works on \
      the properties of Truck; the menu is an object of a different class
      """)
    changes.track("no title") { dots.menu.title }
    dots.menu.title = ""
    expect(
      changes.calls, is: ["title", "no title"],
      "\(changes); finally the menu's title became empty, which is a change as well"
    )
  }

  @Test func `trucks share their menu`() {
    lees.menu.title = "Crullers"
    expect(
      dots.menu.title, is: "Crullers",
      """
      the title was changed through Lee's truck, and Dot's menu is called \
      "\(dots.menu.title)"; both were given the same menu. A structure is \
      copied, an object is shared
      """)
    expect(
      menu.title, is: "Crullers",
      """
      the menu that both were given is called "\(menu.title)"; they share one \
      menu
      """)
  }

  @Test func `changing a shared menu notifies all its observers`() {
    changes.track("Dot's") { dots.menu.title }
    lees.menu.title = "Crullers"
    expect(
      changes.calls, is: ["Dot's"],
      """
      \(changes), and the title was changed through the other truck; it's the \
      same menu
      """)
  }

  @Test func `replacing the menu notifies observers`() {
    changes.track("title") { dots.menu.title }
    dots.menu = Menu(title: "Bagels")
    expect(
      changes.calls, is: ["title"], "\(changes); the truck's menu was replaced")
    expect(
      [dots.menu.title, lees.menu.title], is: ["Bagels", "Donuts"],
      """
      the menu of one of two trucks was replaced, and their titles are \
      "\(dots.menu.title)" and "\(lees.menu.title)"; trucks may share a menu, \
      but not all trucks share one
      """)
    changes.track("the same title") { lees.menu.title }
    lees.menu = Menu(title: "Donuts")
    lees.menu.title = "Crullers"
    expect(
      changes.calls, is: ["title", "the same title"],
      """
      \(changes), and a truck's menu was replaced by one with the same title, \
      which was then changed. If a setter finds two objects equal, it notifies \
      no one, and all observers still observe the old one
      """)
  }

  // MARK: The address

  @Test func `changing the street or the town notifies observers`() {
    changes.track("street") { dots.address.street }
    dots.address.street = "2 Elm St"
    expect(
      changes.calls, is: ["street"],
      """
      \(changes), and the truck moved to another street; a plain class \
      notifies no one of its changes
      """)
    changes.track("town") { dots.address.town }
    dots.address.town = "Shelbyville"
    expect(
      changes.calls, is: ["street", "town"],
      "\(changes); finally the town changed")
    expect(
      [dots.address.street, dots.address.town],
      is: ["2 Elm St", "Shelbyville"],
      """
      the truck moved to 2 Elm St in Shelbyville, and its address is \
      \(dots.address.street) in \(dots.address.town); a change in place has to \
      be stored
      """)
  }

  @Test func `trucks that start at the same address move separately`() {
    dots.address.street = "2 Elm St"
    expect(
      lees.address.street, is: "1 Main St",
      """
      Dot's moved to 2 Elm St, and Lee's, which was made with the same \
      address, is in \(lees.address.street). An object is shared by all its \
      owners; a structure is copied
      """)
    changes.track("Lee's") { lees.address.street }
    dots.address.street = "3 Oak St"
    expect(
      changes.calls, is: [], "\(changes); the other truck moved")
  }

  @Test func `an assigned address is a copy`() {
    lees.address = Address(street: "9 Hill Rd", town: "Springfield")
    dots.address = lees.address
    dots.address.town = "Shelbyville"
    lees.address.street = "2 Elm St"
    expect(
      [
        dots.address.street, dots.address.town,
        lees.address.street, lees.address.town,
      ],
      is: ["9 Hill Rd", "Shelbyville", "2 Elm St", "Springfield"],
      """
      Dot's was assigned the address of Lee's, 9 Hill Rd, Springfield; then \
      Dot's moved to another town, Lee's to 2 Elm St. Now Dot's is in \
      \(dots.address.street), \(dots.address.town), and Lee's in \
      \(lees.address.street), \(lees.address.town)
      """)
  }

  @Test func `a different address notifies observers, an equal one doesn't`() {
    changes.track("street") { dots.address.street }
    dots.address = Address(street: "1 Main St", town: "Springfield")
    expect(
      changes.calls, is: [],
      """
      \(changes), and the truck didn't move. A setter compares values that are \
      Equatable, and can't compare others
      """)
    dots.address = Address(street: "1 Main St", town: "Shelbyville")
    expect(
      changes.calls, is: ["street"],
      "\(changes); the truck moved to a different town")
    changes.track("again") { dots.address.street }
    dots.address = Address(street: "1 main St", town: "Shelbyville")
    expect(
      changes.calls, is: ["street", "again"],
      """
      \(changes); finally the street is written with a small letter, which is \
      a different text to show
      """)
    dots.address = Address(street: "1 Main St, East", town: "Side")
    changes.track("same line") { dots.address.street }
    dots.address = Address(street: "1 Main St", town: "East, Side")
    expect(
      changes.calls, is: ["street", "again", "same line"],
      """
      \(changes); finally a part of the street became a part of the town. The \
      card looks the same, but the street is different
      """)
  }

  // MARK: The cards

  @Test func `changing the title evaluates the cards of all its trucks`() {
    let host = cards()
    host.perform { set("Crullers", of: menu) }
    expect(
      host.count(of: TruckCard.self), is: 2,
      """
      evaluated: \(host.evaluations); both cards read the title of the menu \
      that their trucks share
      """)
    expect(
      host.screen,
      is: """
        Dot's
        Crullers
        1 Main St, Springfield
        Lee's
        Crullers
        1 Main St, Springfield
        """,
      """
      the title changed, and the cards show "\(host.screen)"; a screen shows \
      the current values of its models, as the task describes
      """)
  }

  @Test func `moving a truck evaluates its own card`() {
    let host = cards()
    host.perform { lees.address.street = "2 Elm St" }
    expect(
      host.count(of: TruckCard.self), is: 1,
      """
      evaluated: \(host.evaluations); one truck moved, and one card shows it
      """)
    expect(
      host.screen,
      is: """
        Dot's
        Donuts
        1 Main St, Springfield
        Lee's
        Donuts
        2 Elm St, Springfield
        """,
      """
      Lee's moved to 2 Elm St, and the cards show "\(host.screen)"; a screen \
      shows the current values of its models, as the task describes
      """)
  }

  @Test func `a card shows a different truck that's passed in`() throws {
    let host = TestHost(Parent(dots, lees) { truck in TruckCard(truck: truck) })
    try host.press("Other")
    expect(
      host.firstLine, is: "Lee's",
      """
      given Lee's truck instead of Dot's, the card shows "\(host.firstLine)"; \
      don't change the card: it stores passed-in values in a plain property
      """)
  }

  @Test func `one action evaluates a card once`() {
    let host = cards()
    host.perform {
      dots.menu = Menu(title: "Bagels")
      dots.menu.title = "Rolls"
      dots.address = Address(street: "4 Bay St", town: "Shelbyville")
      dots.address.street = "5 Bay St"
    }
    expect(
      host.count(of: TruckCard.self), is: 1,
      """
      evaluated: \(host.evaluations); however much of one truck changes in an \
      action, its card is evaluated once
      """)
    expect(
      host.screen, contains: "Dot's\nRolls\n5 Bay St, Shelbyville\nLee's",
      """
      Dot's sells Rolls at 5 Bay St, Shelbyville, and the cards show \
      "\(host.screen)"; a screen shows the current values of its models, as \
      the task describes
      """)
  }

  /// Changes a title on the menu itself. The menu could be a structure, too:
  /// then this changes a copy.
  private func set(_ title: String, of menu: Menu) {
    func set(_ menu: inout Menu) { menu.title = title }
    var menu = menu
    set(&menu)
  }

  private func cards() -> TestHost {
    let (dots, lees) = (dots, lees)
    let host = TestHost {
      TruckCard(truck: dots)
      TruckCard(truck: lees)
    }
    host.reset()
    return host
  }
}
