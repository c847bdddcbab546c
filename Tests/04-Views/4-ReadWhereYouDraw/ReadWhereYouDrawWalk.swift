import GradingKit
import Testing
import ViewGrading

@testable import ReadWhereYouDraw

extension ReadWhereYouDrawTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(TrucksWalk.self)
  }
}

/// A screen that shows one of two trucks with the same name, and a line that
/// shows the first of them, or one with a different name.
private final class TrucksWalk: ViewWalk {
  private struct Model {
    var stock = 10
    var price = 2.5
    var sales: [Double] = []
  }

  let host: TestHost
  private let trucks = ["Dot's", "Lee's", "Dot's"].map { FoodTruck(name: $0) }
  private var models = [Model(), Model(), Model()]
  /// The truck of the screen, and that of the line.
  private var shown = [0, 0]
  /// The bodies that may be evaluated; nil if the task does not say.
  private var most: Int?

  init() {
    host = TestHost { [trucks] in
      Parent(0, 2) { TruckScreen(truck: trucks[$0]) }
      Parent(0, 1) { StockLine(truck: trucks[$0]) }
    }
  }

  private func note(_ truck: Int, stock: Int) {
    most = models[truck].stock == stock ? 0 : shown.filter { $0 == truck }.count
    models[truck].stock = stock
  }

  private func sell() throws {
    try host.press("Sell")
    let truck = shown[0]
    models[truck].sales.append(models[truck].price)
    note(truck, stock: models[truck].stock - 1)
  }

  var moves: [Move] {
    // Trucks that are sold out are no part of the task, nor is a single donut.
    if models[shown[0]].stock > 2 {
      Move("Sell was tapped") { try self.sell() }
      Move("the price of the truck on the screen became 4, and Sell was tapped")
      {
        self.trucks[self.shown[0]].price = 4
        self.models[self.shown[0]].price = 4
        try self.sell()
      }
    }
    for (truck, name) in [
      "the first Dot's truck", "Lee's truck", "the second Dot's truck",
    ].enumerated() {
      for stock in [10, 7] {
        Move("the stock of \(name) was set to \(stock)") {
          self.host.perform { self.trucks[truck].stock = stock }
          self.note(truck, stock: stock)
        }
      }
      for price in [2.5, 3, 0] {
        Move("the price of \(name) became \(price)") {
          self.host.perform { self.trucks[truck].price = price }
          self.models[truck].price = price
          self.most = 0
        }
      }
    }
    for (place, name, other) in [(0, "screen", 2), (1, "line", 1)] {
      Move(
        """
        the \(name) was passed the other of its two trucks \
        \(other == 2 ? "(both Dot's)" : "(the first Dot's and Lee's)")
        """
      ) {
        try self.host.press("Other", at: place)
        self.shown[place] = other - self.shown[place]
        self.most = nil
      }
      Move("the \(name) was passed the same truck again") {
        try self.host.press("Again", at: place)
        self.most = nil
      }
    }
  }

  var facts: [Fact] {
    Fact(
      "the screen says", host.screen,
      is: """
        Dot's
        \(models[shown[0]].stock) donuts
        [Sell]
        \(models[shown[1]].stock) donuts
        """,
      """
      each view should show the current values of the truck it was passed last
      """)
    Fact(
      "the sales of the trucks are", trucks.map(\.sales),
      is: models.map(\.sales),
      "a donut should be sold at its truck's price at the moment of the tap")
    Fact(
      "the stocks of the trucks are", trucks.map(\.stock),
      is: models.map(\.stock),
      "each tap on Sell should sell one donut from the truck on the screen")
    if let most {
      Fact(
        host.causes.count <= most,
        """
        these bodies were evaluated: \(host.evaluations), but at most \(most) \
        should be: one for each line whose stock changed, and none when a \
        price changed
        """)
    }
  }
}
