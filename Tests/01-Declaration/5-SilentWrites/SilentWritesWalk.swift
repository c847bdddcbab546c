import GradingKit
import Testing

@testable import SilentWrites

extension SilentWritesTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(TrucksWalk.self)
  }
}

/// Two trucks. Before each move their menus and stocks are read.
private final class TrucksWalk: Walk {
  private struct Model {
    var (dishes, stock) = (["Glazed", "Plain"], 10)
  }

  private let trucks = [FoodTruck(), FoodTruck()]
  private var models = [Model(), Model()]
  private var changes = GradingKit.Recorder()
  private var told: [String] = []

  init() { begin() }

  func begin() {
    told = []
    changes = GradingKit.Recorder()
    for (truck, name) in zip(trucks, ["first", "second"]) {
      changes.track("menu of the \(name) truck") {
        truck.menu
      } seeing: {
        truck.menu.dishes.joined(separator: " and ")
      }
      changes.track("stock of the \(name) truck") {
        truck.stock
      } seeing: {
        truck.stock
      }
    }
  }

  private func note(_ index: Int, _ change: (inout Model) -> Void) {
    let (name, old) = (index == 0 ? "first" : "second", models[index])
    change(&models[index])
    if models[index].dishes != old.dishes {
      let dishes = old.dishes.joined(separator: " and ")
      told.append("menu of the \(name) truck, seeing \(dishes)")
    }
    if models[index].stock != old.stock {
      told.append("stock of the \(name) truck, seeing \(old.stock)")
    }
  }

  var moves: [Move] {
    for (index, name) in ["first", "second"].enumerated() {
      let truck = trucks[index]
      for dishes in [
        ["Glazed", "Plain"], ["Plain", "Glazed"], ["GlazedPlain"], [],
        ["Glazed", "Filled", "Plain"], ["Glazed", "Sugared", "Plain"],
        ["glazed", "plain"],
      ] {
        Move("the menu of the \(name) truck became \(dishes)") {
          truck.menu = Menu(dishes: dishes)
          self.note(index) { $0.dishes = dishes }
        }
      }
      Move("Filled was appended to the menu of the \(name) truck") {
        truck.menu.dishes.append("Filled")
        self.note(index) { $0.dishes.append("Filled") }
      }
      for amount in [0, 5, -5, 100] where models[index].stock + amount >= 0 {
        Move("the \(name) truck was refilled by \(amount)") {
          truck.refill(amount)
          self.note(index) { $0.stock += amount }
        }
      }
    }
  }

  var facts: [Fact] {
    Fact(
      "onChange ran for",
      zip(changes.calls, changes.seen).map { "\($0), seeing \($1)" },
      isInAnyOrder: told,
      """
      the menus and stocks of both trucks had just been read; observers should \
      be notified before a value changes, and not at all when an equal value \
      is set
      """)
    Fact(
      "the menus are", trucks.map(\.menu.dishes), is: models.map(\.dishes),
      "a truck should keep the menu that was set")
    Fact(
      "the stocks are", trucks.map(\.stock), is: models.map(\.stock),
      "each refill should add its amount to the stock")
  }
}
