import GradingKit
import Testing
import ViewGrading

@testable import LocalBindable

extension LocalBindableTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(TrucksWalk.self)
  }
}

/// Two trucks, one of which is in the environment. Two donuts have the same
/// name, and one donut is on both menus.
private final class TrucksWalk: ViewWalk {
  let host: TestHost
  private let donuts = ["glazed", "sugar", "sugar", "mint"].map {
    Donut(name: $0)
  }
  private let trucks: [FoodTruck]
  /// The donuts on each menu, by their places above.
  private let menus = [[0, 1, 2], [3, 1]]
  private var names = ["Dot's", "Dot's"]
  private var areGone = [false, false, false, false]
  private var shown = 0
  /// Whether the last move changed a donut and nothing else.
  private var isDonutAlone = false

  init() {
    trucks = menus.map { [donuts] in FoodTruck(menu: $0.map { donuts[$0] }) }
    host = TestHost(
      Parent(trucks[0], trucks[1]) { MenuScreen().environment($0) })
  }

  private var screen: String {
    let lines = menus[shown].map {
      "\n[\(areGone[$0] ? "x" : " ")] \(donuts[$0].name) is gone"
    }
    return "Truck: \(names[shown])_" + lines.joined()
  }

  var moves: [Move] {
    for name in ["Bob's", "Dot's", "", " The Third Truck of Elm Street "] {
      Move("\"\(name)\" was pasted into the field") {
        self.isDonutAlone = false
        self.names[self.shown] = name
        try self.host.paste(name, into: "Truck")
      }
    }
    for (index, of) in ["first", "second"].enumerated() {
      Move("the \(of) truck was renamed to Ada's") {
        self.isDonutAlone = false
        self.names[index] = "Ada's"
        self.host.perform { self.trucks[index].name = "Ada's" }
      }
    }
    for (line, donut) in menus[shown].enumerated() {
      let name = donuts[donut].name
      Move("the user tapped line \(line + 1), \(name)") {
        let before = self.menus[self.shown].prefix(line)
        let place = before.count { self.donuts[$0].name == name }
        self.isDonutAlone = true
        self.areGone[donut].toggle()
        try self.host.press("\(name) is gone", at: place)
      }
    }
    for donut in donuts.indices {
      Move("donut \(donut + 1), \(donuts[donut].name), sold out or came back") {
        self.isDonutAlone = true
        self.areGone[donut].toggle()
        self.host.perform { self.donuts[donut].isGone.toggle() }
      }
    }
    Move("the other truck was injected into the environment") {
      self.isDonutAlone = false
      self.shown = 1 - self.shown
      try self.host.press("Other")
    }
  }

  var facts: [Fact] {
    Fact(
      "the screen shows", host.screen, is: screen,
      "it should show the current truck in the environment and its donuts"
    )
    Fact(
      "the trucks have the names", trucks.map(\.name), is: names,
      "typing should change only the truck in the environment")
    Fact(
      "the donuts are gone:", donuts.map(\.isGone), is: areGone,
      "a tap should change only the donut in the tapped line")
    if isDonutAlone {
      Fact(
        "evaluations of MenuScreen:", host.count(of: MenuScreen.self),
        isAtMost: 0, "changing a donut shouldn't evaluate the whole screen")
      bodies(atMost: 1, "only a view that shows the donut should be evaluated")
    }
  }
}
