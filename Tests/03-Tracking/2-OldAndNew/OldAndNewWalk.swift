import GradingKit
import Testing

@testable import OldAndNew

extension OldAndNewTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(BooksWalk.self)
  }
}

/// Two trucks, one agenda, and the books.
private final class BooksWalk: Walk {
  /// A call that has not written its line yet.
  private struct Call {
    let truck: Int
    /// Whether the function is called again when the line is written.
    var again: Bool
    /// The stock before the first change; nil if there was none.
    var old: Int?
  }

  private static let names = ["first truck", "second truck"]

  private let agenda = Agenda()
  private let trucks = [FoodTruck(), FoodTruck()]
  private let books = GradingKit.Recorder()
  private var stocks = [10, 10]
  private var calls: [Call] = []
  private var lines: [String] = []

  private func call(_ index: Int, again: Bool) {
    let (truck, agenda, books) = (trucks[index], agenda, books)
    let name = Self.names[index]
    noteNextChange(of: truck, on: agenda) { line in
      books.record("\(name), \(line)")
      if again {
        noteNextChange(of: truck, on: agenda) {
          books.record("\(name), \($0)")
        }
      }
    }
    calls.append(Call(truck: index, again: again))
  }

  private func set(_ truck: Int, to stock: Int) {
    trucks[truck].stock = stock
    for index in calls.indices
    where calls[index].truck == truck && calls[index].old == nil {
      calls[index].old = stocks[truck]
    }
    stocks[truck] = stock
  }

  private func runAgenda() {
    agenda.run()
    let written = calls.filter { $0.old != nil }
    calls = calls.filter { $0.old == nil }
    for call in written {
      let (name, new) = (Self.names[call.truck], stocks[call.truck])
      lines.append("\(name), \(call.old ?? 0) → \(new)")
      if call.again { calls.append(Call(truck: call.truck, again: false)) }
    }
  }

  var moves: [Move] {
    for (truck, name) in Self.names.enumerated() {
      Move("the function was called for the \(name)") {
        self.call(truck, again: false)
      }
      Move(
        """
        the function was called for the \(name), with a write that calls the \
        function once more
        """
      ) {
        self.call(truck, again: true)
      }
      for stock in [0, 7, 15, -1] {
        // A stock that returns to its old value is no part of the task.
        let isBack = calls.contains { $0.truck == truck && $0.old == stock }
        if !isBack, stocks[truck] != stock {
          Move("the stock of the \(name) became \(stock)") {
            self.set(truck, to: stock)
          }
          Move(
            "the stock of the \(name) became \(stock), and the agenda ran"
          ) {
            self.set(truck, to: stock)
            self.runAgenda()
          }
        }
      }
    }
    Move("the agenda ran") { self.runAgenda() }
  }

  var facts: [Fact] {
    Fact(
      "the books say", books.calls,
      isInAnyOrder: lines,
      """
      after a change, the first run of the agenda should write one line for \
      each call: the stock before the change, and the stock when the agenda runs
      """)
  }
}
