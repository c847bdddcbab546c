import GradingKit
import Testing
import ViewGrading

@testable import PlainInsideObservable

extension PlainInsideObservableTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(TrucksWalk.self)
  }
}

/// Three trucks with two menus, and a card for each truck. All start at the
/// same address.
private final class TrucksWalk: ViewWalk {
  private struct Model {
    let name: String
    var menu: Int
    var street = "1 Main St"
    var town = "Springfield"
  }

  let host: TestHost
  private var menus = [Menu(title: "Donuts"), Menu(title: "Soups")]
  private let trucks: [Truck]
  private var titles = ["Donuts", "Soups"]
  private var models = [
    Model(name: "Dot's", menu: 0), Model(name: "Lee's", menu: 0),
    Model(name: "Ann's", menu: 1),
  ]
  /// The cards that the last move has to evaluate; nil before the first.
  private var evaluated: Int?

  init() {
    let address = Address(street: "1 Main St", town: "Springfield")
    trucks = models.map { [menus] in
      Truck(name: $0.name, menu: menus[$0.menu], address: address)
    }
    host = TestHost { [trucks] in
      TruckCard(truck: trucks[0])
      TruckCard(truck: trucks[1])
      TruckCard(truck: trucks[2])
    }
  }

  private func cards() -> [String] {
    models.map { "\($0.name)\n\(titles[$0.menu])\n\($0.street), \($0.town)" }
  }

  var moves: [Move] {
    for index in menus.indices {
      let title = titles[index] + "!"
      change("menu \(index + 1) got the title \(title)") {
        self.titles[index] = title
        self.menus[index].title = title
      }
    }
    for (index, model) in models.enumerated() {
      let truck = trucks[index]
      change("the title of \(model.name) menu got a question mark") {
        self.titles[model.menu] += "?"
        truck.menu.title += "?"
      }
      change("\(model.name) truck was given the other of the two menus") {
        self.models[index].menu = 1 - model.menu
        truck.menu = self.menus[1 - model.menu]
      }
      for street in ["1 Main St", "2 Elm St", ""] where street != model.street {
        change("\(model.name) truck moved to \"\(street)\"") {
          self.models[index].street = street
          truck.address.street = street
        }
      }
      change("\(model.name) truck was assigned the address of Dot's truck") {
        self.models[index].street = self.models[0].street
        self.models[index].town = self.models[0].town
        truck.address = self.trucks[0].address
      }
      change("\(model.name) truck moved to 2 Elm St in Shelbyville") {
        self.models[index].street = "2 Elm St"
        self.models[index].town = "Shelbyville"
        truck.address = Address(street: "2 Elm St", town: "Shelbyville")
      }
    }
  }

  private func change(_ name: String, _ change: @escaping () -> Void) -> Move {
    Move(name) {
      let before = self.cards()
      self.host.perform(change)
      self.evaluated = zip(before, self.cards()).count { $0 != $1 }
    }
  }

  var facts: [Fact] {
    Fact(
      "the cards show", host.screen, is: cards().joined(separator: "\n"),
      """
      trucks with the same menu should share it, and each truck should have \
      its own address
      """)
    if let evaluated {
      Fact(
        "evaluations:", host.causes.count, is: evaluated,
        """
        a change should evaluate each card that shows it once, and no other card
        """)
    }
  }
}
