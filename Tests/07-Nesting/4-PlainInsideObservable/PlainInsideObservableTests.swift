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

  @Test func `a new title is announced`() {
    changes.track("title") { dots.menu.title }
    dots.menu.title = "Crullers"
    expect(
      changes.calls, is: ["title"],
      """
      \(changes), and the menu has another title. The macro in front of Truck \
      works on the properties of Truck; the menu is an object of another class
      """)
    changes.track("no title") { dots.menu.title }
    dots.menu.title = ""
    expect(
      changes.calls, is: ["title", "no title"],
      "\(changes); at last the menu lost its title, which is a change as well")
  }

  @Test func `trucks have their menu in common`() {
    lees.menu.title = "Crullers"
    expect(
      dots.menu.title, is: "Crullers",
      """
      the title was changed by way of Lee's truck, and that of Dot's says \
      "\(dots.menu.title)"; both were handed one menu. A structure is copied, \
      an object is shared
      """)
    expect(
      menu.title, is: "Crullers",
      """
      the menu that both were handed says "\(menu.title)"; both have one menu \
      in common
      """)
  }

  @Test func `a common menu is announced to all who read it`() {
    changes.track("Dot's") { dots.menu.title }
    lees.menu.title = "Crullers"
    expect(
      changes.calls, is: ["Dot's"],
      """
      \(changes), and the title was changed by way of the other truck; it is \
      one menu
      """)
  }

  @Test func `another menu is announced`() {
    changes.track("title") { dots.menu.title }
    dots.menu = Menu(title: "Bagels")
    expect(
      changes.calls, is: ["title"], "\(changes); the truck got another menu")
    expect(
      [dots.menu.title, lees.menu.title], is: ["Bagels", "Donuts"],
      """
      one of two trucks got another menu, and they say "\(dots.menu.title)" \
      and "\(lees.menu.title)"; the trucks have one menu in common, and not \
      all of them
      """)
    changes.track("the same title") { lees.menu.title }
    lees.menu = Menu(title: "Donuts")
    lees.menu.title = "Crullers"
    expect(
      changes.calls, is: ["title", "the same title"],
      """
      \(changes), and a truck got another menu of the same title, which then \
      was changed. If a setter finds two objects equal, it tells nobody, and \
      everybody goes on waiting for the old one
      """)
  }

  // MARK: The address

  @Test func `a new street and a new town are announced`() {
    changes.track("street") { dots.address.street }
    dots.address.street = "2 Elm St"
    expect(
      changes.calls, is: ["street"],
      """
      \(changes), and the truck moved to another street; a plain class says \
      nothing of what changes in it
      """)
    changes.track("town") { dots.address.town }
    dots.address.town = "Shelbyville"
    expect(
      changes.calls, is: ["street", "town"],
      "\(changes); at last the town changed")
    expect(
      [dots.address.street, dots.address.town],
      is: ["2 Elm St", "Shelbyville"],
      """
      the truck moved to 2 Elm St in Shelbyville, and its address is \
      \(dots.address.street) in \(dots.address.town); a change in place is \
      kept
      """)
  }

  @Test func `trucks that begin at one address move apart`() {
    dots.address.street = "2 Elm St"
    expect(
      lees.address.street, is: "1 Main St",
      """
      Dot's moved to 2 Elm St, and Lee's, which was made with the same \
      address, stands in \(lees.address.street). An object is shared by all \
      who hold it; a structure is copied
      """)
    changes.track("Lee's") { lees.address.street }
    dots.address.street = "3 Oak St"
    expect(
      changes.calls, is: [], "\(changes); it was the other truck that moved")
  }

  @Test func `an address that is assigned is a copy`() {
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
      Dot's moved to another town, Lee's to 2 Elm St. Now Dot's stands in \
      \(dots.address.street), \(dots.address.town), and Lee's in \
      \(lees.address.street), \(lees.address.town)
      """)
  }

  @Test func `another address is announced, an equal one is not`() {
    changes.track("street") { dots.address.street }
    dots.address = Address(street: "1 Main St", town: "Springfield")
    expect(
      changes.calls, is: [],
      """
      \(changes), and the truck stands where it stood. A setter compares \
      values that are Equatable, and cannot compare others
      """)
    dots.address = Address(street: "1 Main St", town: "Shelbyville")
    expect(
      changes.calls, is: ["street"],
      "\(changes); the truck went to another town")
    changes.track("again") { dots.address.street }
    dots.address = Address(street: "1 main St", town: "Shelbyville")
    expect(
      changes.calls, is: ["street", "again"],
      """
      \(changes); at last the street is written with a small letter, and that \
      is another street to show
      """)
    dots.address = Address(street: "1 Main St, East", town: "Side")
    changes.track("same line") { dots.address.street }
    dots.address = Address(street: "1 Main St", town: "East, Side")
    expect(
      changes.calls, is: ["street", "again", "same line"],
      """
      \(changes); at last a part of the street became a part of the town. The \
      card looks the same, but the street is a different one
      """)
  }

  // MARK: The cards

  @Test func `a new title evaluates the cards of all its trucks`() {
    let host = cards()
    host.perform { set("Crullers", of: menu) }
    expect(
      host.count(of: TruckCard.self), is: 2,
      """
      evaluated: \(host.evaluations); both cards have read the title of the \
      menu that their trucks have in common
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
      the title changed, and the cards say "\(host.screen)"; a screen shows \
      what its models hold now, as the task says
      """)
  }

  @Test func `a truck that moves evaluates its own card`() {
    let host = cards()
    host.perform { lees.address.street = "2 Elm St" }
    expect(
      host.count(of: TruckCard.self), is: 1,
      """
      evaluated: \(host.evaluations); one truck has moved, and one card shows it
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
      Lee's moved to 2 Elm St, and the cards say "\(host.screen)"; a screen \
      shows what its models hold now, as the task says
      """)
  }

  @Test func `a card shows the truck that it is handed now`() throws {
    let host = TestHost(Parent(dots, lees) { truck in TruckCard(truck: truck) })
    try host.press("Other")
    expect(
      host.firstLine, is: "Lee's",
      """
      handed Lee's truck in place of Dot's, the card says "\(host.firstLine)"; \
      the card stays as it is, and what is handed in belongs in a plain property
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
      evaluated: \(host.evaluations); however much of one truck has changed in \
      an action, its card is evaluated once
      """)
    expect(
      host.screen, contains: "Dot's\nRolls\n5 Bay St, Shelbyville\nLee's",
      """
      Dot's sells Rolls at 5 Bay St, Shelbyville, and the cards say \
      "\(host.screen)"; a screen shows what its models hold now, as the task \
      says
      """)
  }

  /// Changes a title on the menu itself. It could be a structure, too: then what
  /// is changed is a copy.
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
