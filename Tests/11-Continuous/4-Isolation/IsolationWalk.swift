import GradingKit
import Testing

@testable import Isolation

extension IsolationTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(KitchenWalk.self)
  }
}

/// A kitchen with up to three loops over its stock, and a ledger that records
/// up to two trucks.
private final class KitchenWalk: LaterWalk {
  private let kitchen = Kitchen()
  private let ledger = Ledger()
  private let trucks = [FoodTruck(), FoodTruck()]
  private var boards: [Board] = []
  private var tasks: [Task<Void, Never>] = []
  /// The ledger's lines at the last look.
  private var lines: [Int] = []
  // The expected state: the stock, what each board shows, and the lines.
  private var stock = 10
  private var shown: [[Int]] = []
  private var recorded: [Int] = []
  private var noted: [Int] = []

  init() {}

  func look() async { lines = await ledger.lines }

  func end() { for task in tasks { task.cancel() } }

  var moves: [Move] {
    for batches in [[2], [-12], [1, 2, 3]] {
      Move("batches of \(batches) were baked in one turn") {
        if batches.count == 1 {
          await self.kitchen.bake(batches[0])
        } else {
          await self.kitchen.bake(1, 2, 3)
        }
        for batch in batches { self.stock += batch }
        for index in self.shown.indices { self.shown[index].append(self.stock) }
      }
    }
    if boards.count < 3 {
      Move("a loop over the stock was started") {
        let board = Board()
        self.boards.append(board)
        self.shown.append([self.stock])
        self.tasks.append(
          Task { [kitchen = self.kitchen] in
            for await donuts in await kitchen.stock() { board.show(donuts) }
          })
      }
    }
    for (truck, name) in ["red", "blue"].enumerated() {
      for donuts in [-1, 7, 10] where donuts != trucks[truck].donuts {
        Move("the \(name) truck's donuts were set to \(donuts)") {
          self.trucks[truck].donuts = donuts
          for _ in self.recorded.filter({ $0 == truck }) {
            self.noted.append(donuts)
          }
        }
      }
      if recorded.count < 2 {
        Move("the ledger started to record the \(name) truck") {
          self.tasks.append(
            Task { [ledger = self.ledger, truck = self.trucks[truck]] in
              await ledger.record(truck)
            })
          self.recorded.append(truck)
          self.noted.append(self.trucks[truck].donuts)
        }
      }
    }
  }

  var facts: [Fact] {
    for (board, numbers) in zip(boards, shown) {
      Fact(
        "the elements of a loop were", board.numbers, is: numbers,
        """
        a loop should receive the current number, and one more element after \
        each change
        """)
    }
    Fact(
      "the ledger's lines are", lines, is: noted,
      """
      each recorded truck should add a line with its current number, and one \
      more line after each change
      """)
  }
}
