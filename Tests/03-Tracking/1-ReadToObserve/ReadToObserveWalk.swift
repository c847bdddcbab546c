import GradingKit
import Testing

@testable import ReadToObserve

extension ReadToObserveTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(SignsWalk.self)
  }
}

/// Two trucks, whose signs are looked at, and owners who read the counts.
private final class SignsWalk: Walk {
  private struct Model {
    var (name, stock, looks) = ("Glazed", 10, 0)
    /// Those who wait for a change of the sign, and of the count.
    var (onlookers, owners): ([String], [String]) = ([], [])

    var text: String { "\(name): \(stock) left" }
  }

  private let trucks = [FoodTruck(), FoodTruck()]
  private var models = [Model(), Model()]
  private let changes = GradingKit.Recorder()
  private var said: [String] = []
  private var texts: [String] = []
  private var told: [String] = []

  private func look(_ index: Int) {
    let (truck, changes) = (trucks[index], changes)
    let name = "look \(said.count + 1)"
    said.append(
      sign(of: truck) {
        changes.record("\(name), seeing \(truck.name): \(truck.stock)")
      })
    texts.append(models[index].text)
    told += models[index].owners
    models[index].owners = []
    models[index].looks += 1
    models[index].onlookers.append(name)
  }

  private func set(_ index: Int, _ change: (inout Model) -> Void) {
    let old = models[index]
    change(&models[index])
    guard old.text != models[index].text else { return }
    told += old.onlookers.map { "\($0), seeing \(old.name): \(old.stock)" }
    models[index].onlookers = []
  }

  var moves: [Move] {
    for (index, truck) in ["first", "second"].enumerated() {
      Move("someone looked at the \(truck) sign") { self.look(index) }
      for name in ["Glazed", "Plain", ""] {
        Move("the name of the \(truck) truck became \"\(name)\"") {
          self.trucks[index].name = name
          self.set(index) { $0.name = name }
        }
      }
      for stock in [0, 3, -1] {
        Move("the stock of the \(truck) truck became \(stock)") {
          self.trucks[index].stock = stock
          self.set(index) { $0.stock = stock }
        }
      }
      Move("the owner of the \(truck) truck read its looks") {
        let owner = "the owner of the \(truck) truck"
        self.changes.track(owner) { self.trucks[index].looks }
        self.models[index].owners.append(owner)
      }
    }
  }

  var facts: [Fact] {
    Fact(
      "the signs said", said, is: texts,
      "a sign should show its truck's current name and stock")
    Fact(
      "the counts of the looks are", trucks.map(\.looks),
      is: models.map(\.looks), "each look at a truck should be counted once")
    Fact(
      "onChange ran for", changes.calls, isInAnyOrder: told,
      """
      a look should be notified once, before the first change of the name or \
      the stock, and an owner who read the looks should be notified of the \
      next look
      """)
  }
}
