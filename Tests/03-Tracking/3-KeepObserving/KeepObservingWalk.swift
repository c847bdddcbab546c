import GradingKit
import Testing

@testable import KeepObserving

extension KeepObservingTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(BoardsWalk.self)
  }
}

/// Two trucks and one agenda. The first truck has two boards, the second one
/// has a board whose `show` refills the truck.
private final class BoardsWalk: Walk {
  private struct Model {
    let truck: Int
    /// What has to be shown on the board; empty until it begins.
    var shown: [Int] = []
    var isDue = false
  }

  private let agenda = Agenda()
  private let trucks = [FoodTruck(), FoodTruck()]
  private let boards = (0...2).map { _ in GradingKit.Recorder() }
  private var stocks = [10, 10]
  private var models = [Model(truck: 0), Model(truck: 1), Model(truck: 0)]

  init() {
    begin(0)
    begin(1)
  }

  private func begin(_ index: Int) {
    let (board, truck) = (boards[index], trucks[models[index].truck])
    keepShowing(truck, on: agenda) { stock in
      board.record(stock)
      if index == 1, stock < 5 { truck.stock = 20 }
    }
    models[index].shown = [stocks[models[index].truck]]
    refill(index)
  }

  private func refill(_ index: Int) {
    if index == 1, stocks[1] < 5 { set(1, to: 20) }
  }

  private func set(_ truck: Int, to stock: Int) {
    stocks[truck] = stock
    for index in models.indices
    where models[index].truck == truck && !models[index].shown.isEmpty {
      models[index].isDue = true
    }
  }

  private func runAgenda() {
    agenda.run()
    for index in models.indices where models[index].isDue {
      models[index].isDue = false
      models[index].shown.append(stocks[models[index].truck])
      refill(index)
    }
  }

  var moves: [Move] {
    for (truck, name) in ["first", "second"].enumerated() {
      for stock in [0, 3, 12, -1] {
        // What returns to the stock last shown, the task leaves open.
        let isOpen = models.contains {
          $0.truck == truck && $0.shown.last == stock
        }
        if !isOpen, stocks[truck] != stock {
          Move("the stock of the \(name) truck was set to \(stock)") {
            self.trucks[truck].stock = stock
            self.set(truck, to: stock)
          }
          Move(
            """
            the stock of the \(name) truck was set to \(stock), and the agenda \
            ran
            """
          ) {
            self.trucks[truck].stock = stock
            self.set(truck, to: stock)
            self.runAgenda()
          }
        }
      }
    }
    Move("the agenda ran") { self.runAgenda() }
    if models[2].shown.isEmpty {
      Move("a second board started to show the first truck") { self.begin(2) }
    }
  }

  var facts: [Fact] {
    let names = [
      "board of the first truck", "board of the second truck",
      "second board of the first truck",
    ]
    for (index, name) in names.enumerated()
    where index < 2 || !models[2].shown.isEmpty {
      Fact(
        "the \(name) shows", boards[index].calls,
        is: models[index].shown.map { "\($0)" },
        """
        the stock should be shown immediately, and after a change, the next \
        run of the agenda should show the current stock. On the second truck's \
        board, show sets a stock below 5 to 20
        """)
    }
    if !models.contains(where: \.isDue) {
      Fact(
        agenda.isEmpty,
        """
        the agenda contains work; when every change has been shown, it should \
        be empty
        """)
    }
  }
}
