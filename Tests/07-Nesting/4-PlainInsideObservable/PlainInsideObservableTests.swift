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
      \(changes), after the menu's title was read and changed; make the menu \
      observable, because the macro on Truck affects only the properties of \
      Truck
      """)
    changes.track("no title") { dots.menu.title }
    dots.menu.title = ""
    expect(
      changes.calls, is: ["title", "no title"],
      """
      \(changes), after the menu's title was set to ""; that's a change, too, \
      and should notify observers
      """
    )
  }

  @Test func `trucks share their menu`() {
    lees.menu.title = "Crullers"
    expect(
      dots.menu.title, is: "Crullers",
      """
      two trucks were given the same menu, and its title was changed through \
      Lee's truck, but Dot's menu still says "\(dots.menu.title)"; they should \
      share the menu, so make it an object, which isn't copied
      """)
    expect(
      menu.title, is: "Crullers",
      """
      the title was changed through a truck, but the menu that both trucks \
      were given still says "\(menu.title)"; the trucks should share that menu
      """)
  }

  @Test func `changing a shared menu notifies all its observers`() {
    changes.track("Dot's") { dots.menu.title }
    lees.menu.title = "Crullers"
    expect(
      changes.calls, is: ["Dot's"],
      """
      \(changes), after a menu's title was read through Dot's truck and \
      changed through Lee's; both trucks share the menu, so observers of its \
      title should be notified
      """)
  }

  @Test func `replacing the menu notifies observers`() {
    changes.track("title") { dots.menu.title }
    dots.menu = Menu(title: "Bagels")
    expect(
      changes.calls, is: ["title"],
      """
      \(changes), after the truck's menu was replaced; that should notify the \
      observers of the menu's title
      """)
    expect(
      [dots.menu.title, lees.menu.title], is: ["Bagels", "Donuts"],
      """
      two trucks shared the menu "Donuts", then Dot's menu was replaced with \
      "Bagels", but now Dot's menu says "\(dots.menu.title)", and Lee's \
      "\(lees.menu.title)"; only trucks that were given the same menu should \
      share it
      """)
    changes.track("the same title") { lees.menu.title }
    lees.menu = Menu(title: "Donuts")
    lees.menu.title = "Crullers"
    expect(
      changes.calls, is: ["title", "the same title"],
      """
      \(changes), after Lee's menu was replaced with a menu of the same title, \
      and then the new menu's title was changed; don't make menus Equatable, \
      because replacing a menu with an equal menu then notifies no one
      """)
  }

  // MARK: The address

  @Test func `changing the street or the town notifies observers`() {
    changes.track("street") { dots.address.street }
    dots.address.street = "2 Elm St"
    expect(
      changes.calls, is: ["street"],
      """
      \(changes), after the truck moved to a different street; observers of \
      the street should be notified, but a plain class notifies no one of its \
      changes
      """)
    changes.track("town") { dots.address.town }
    dots.address.town = "Shelbyville"
    expect(
      changes.calls, is: ["street", "town"],
      """
      \(changes), after the town changed, too; that should notify the \
      observers of the town
      """)
    expect(
      [dots.address.street, dots.address.town],
      is: ["2 Elm St", "Shelbyville"],
      """
      the truck moved to 2 Elm St in Shelbyville, but its address is \
      \(dots.address.street) in \(dots.address.town); setting the street or \
      the town should change the stored address
      """)
  }

  @Test func `trucks that start at the same address move separately`() {
    dots.address.street = "2 Elm St"
    expect(
      lees.address.street, is: "1 Main St",
      """
      Dot's moved to 2 Elm St, and Lee's, which started at the same address, \
      is now at \(lees.address.street); only Dot's should move, so make the \
      address a structure, which is copied
      """)
    changes.track("Lee's") { lees.address.street }
    dots.address.street = "3 Oak St"
    expect(
      changes.calls, is: [],
      """
      \(changes), after Lee's street was read and only Dot's truck moved; each \
      truck should have its own address
      """)
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
      Dot's truck was assigned the address of Lee's, 9 Hill Rd, Springfield; \
      then Dot's moved to Shelbyville, and Lee's to 2 Elm St. Now Dot's is at \
      \(dots.address.street), \(dots.address.town), and Lee's at \
      \(lees.address.street), \(lees.address.town), but moving one truck \
      shouldn't move the other truck
      """)
  }

  @Test func `a different address notifies observers, an equal one doesn't`() {
    changes.track("street") { dots.address.street }
    dots.address = Address(street: "1 Main St", town: "Springfield")
    expect(
      changes.calls, is: [],
      """
      \(changes), after an equal address was assigned; make the address \
      Equatable, so that the setter can compare two addresses and notify no one
      """)
    dots.address = Address(street: "1 Main St", town: "Shelbyville")
    expect(
      changes.calls, is: ["street"],
      """
      \(changes), after the truck moved to a different town; a different \
      address should notify observers
      """)
    changes.track("again") { dots.address.street }
    dots.address = Address(street: "1 main St", town: "Shelbyville")
    expect(
      changes.calls, is: ["street", "again"],
      """
      \(changes), after "1 Main St" was replaced with "1 main St"; a lowercase \
      letter makes the street different, so observers should be notified
      """)
    dots.address = Address(street: "1 Main St, East", town: "Side")
    changes.track("same line") { dots.address.street }
    dots.address = Address(street: "1 Main St", town: "East, Side")
    expect(
      changes.calls, is: ["street", "again", "same line"],
      """
      \(changes), after a part of the street was moved into the town; the card \
      looks the same, but the street is different, so observers should be \
      notified
      """)
    dots.address = Address(street: "West", town: "ton")
    changes.track("same letters") { dots.address.street }
    dots.address = Address(street: "Wes", town: "tton")
    changes.track("swapped") { dots.address.street }
    dots.address = Address(street: "tton", town: "Wes")
    expect(
      changes.calls,
      is: ["street", "again", "same line", "same letters", "swapped"],
      """
      \(changes), after a letter was moved from the street to the town, and \
      then the street and the town were swapped; compare street with street \
      and town with town
      """)
  }

  // MARK: The cards

  @Test func `changing the title evaluates the cards of all its trucks`() {
    let host = cards()
    host.perform { set("Crullers", of: menu) }
    expect(
      host.count(of: TruckCard.self), is: 2,
      """
      evaluated: \(host.evaluations); two trucks share a menu, and its title \
      changed, so the cards of both trucks should be evaluated
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
      the title of the shared menu changed to "Crullers", but the cards show \
      "\(host.screen)"; both trucks should share the menu, and the menu should \
      be observable
      """)
  }

  @Test func `moving a truck evaluates its own card`() {
    let host = cards()
    host.perform { lees.address.street = "2 Elm St" }
    expect(
      host.count(of: TruckCard.self), is: 1,
      """
      evaluated: \(host.evaluations); only Lee's truck moved, so only its card \
      should be evaluated
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
      Lee's moved to 2 Elm St, but the cards show "\(host.screen)"; only the \
      card of Lee's should show the new street
      """)
  }

  @Test func `a card shows a different truck that's passed in`() throws {
    let host = TestHost(Parent(dots, lees) { truck in TruckCard(truck: truck) })
    try host.press("Other")
    expect(
      host.firstLine, is: "Lee's",
      """
      the card was passed Lee's truck instead of Dot's, but it shows \
      "\(host.firstLine)"; don't change the card, which stores passed-in \
      values in a plain property
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
      evaluated: \(host.evaluations); one action changed only Dot's truck, so \
      its card should be evaluated once, no matter how many values changed
      """)
    expect(
      host.screen, contains: "Dot's\nRolls\n5 Bay St, Shelbyville\nLee's",
      """
      Dot's now sells Rolls at 5 Bay St, Shelbyville, but the cards show \
      "\(host.screen)"; Dot's card should show the current menu and address
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
