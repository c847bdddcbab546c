import GradingKit
import Testing

@testable import KeepObserving

@Suite("3.3 KeepObserving", .exercise())
struct KeepObservingTests: ExerciseSuite {
  let truck = FoodTruck()
  let agenda = Agenda()
  let board = Recorder()

  @Test func `a change isn't shown before it's made`() {
    start()
    truck.stock = 9
    expect(
      board.calls, hasAtMost: 1,
      """
      \(shown); during the change, the old stock is still stored, so let the \
      agenda show the new one
      """)
  }

  @Test func `the stock is shown before the function returns`() {
    start()
    expect(
      board.calls, is: ["10"],
      "\(shown); the function shows the stock before it returns")
  }

  @Test func `a change is shown by the agenda`() {
    start()
    truck.stock = 9
    agenda.run()
    expect(
      board.calls, is: ["10", "9"],
      """
      \(shown); the stock went from 10 to 9, then the agenda ran once. The \
      work that onChange adds to the agenda shows the current stock, once
      """)
  }

  @Test func `nothing is shown without a change`() {
    start()
    expect(
      agenda.isEmpty, is: true,
      """
      nothing has changed, and the agenda has work; observing a change doesn't \
      mean checking for it again and again
      """)
    for _ in 1...3 { agenda.run() }
    expect(
      board.calls, is: ["10"],
      "\(shown); nothing changed, and the agenda ran three times")
  }

  @Test func `every change is shown, not only the first`() {
    start()
    for stock in [9, 8, 7] {
      truck.stock = stock
      runAll()
    }
    expect(
      board.calls, is: ["10", "9", "8", "7"],
      """
      \(shown), and the stock was 10, 9, 8 and 7; a tracking is notified once, \
      so each has to be followed by the next
      """)
  }

  @Test func `several changes before the agenda runs are shown as one`() {
    start()
    for stock in [9, 8, 7] { truck.stock = stock }
    runAll()
    for stock in [6, 5] { truck.stock = stock }
    runAll()
    expect(
      board.calls, is: ["10", "7", "5"],
      """
      \(shown); the agenda ran when the stock was 7, and when it was 5. One \
      run shows the stock once
      """)
  }

  @Test func `a change between two runs of the agenda is shown`() {
    start()
    truck.stock = 9
    agenda.run()
    truck.stock = 8
    runAll()
    expect(
      board.calls, is: ["10", "9", "8"],
      """
      \(shown); the stock went to 9, the agenda ran once, and the stock went \
      to 8. Read the stock and observe its next change in the same run, or you \
      miss changes in between
      """)
  }

  @Test func `a change made by show is shown next`() {
    var refills = 0
    keepShowing(truck, on: agenda) { stock in
      board.record(stock)
      if stock < 5, refills == 0 {
        refills = 1
        truck.stock = 20
      }
    }
    truck.stock = 3
    agenda.run()
    runAll()
    expect(
      board.calls, is: ["10", "3", "20"],
      """
      \(shown); the stock went from 10 to 3, and show sets it to 20 when it \
      receives 3. Nothing observed that change, or it was reported and \
      dropped; call show after the tracking is registered
      """)
  }

  @Test func `the agenda is empty when all changes are shown`() {
    start()
    truck.stock = 9
    runAll()
    expect(
      agenda.isEmpty, is: true,
      """
      the change was shown, and the agenda still has work; observing a change \
      doesn't mean checking for it again and again
      """)
  }

  @Test func `two boards show the same truck`() {
    let other = Recorder()
    start()
    keepShowing(truck, on: agenda) { other.record($0) }
    for stock in [9, 8] {
      truck.stock = stock
      runAll()
    }
    expect(
      [board.calls, other.calls], is: [["10", "9", "8"], ["10", "9", "8"]],
      """
      \(shown), and the other one \(other.calls.joined(separator: ", then ")); \
      each board follows the truck independently
      """)
  }

  private func start() {
    keepShowing(truck, on: agenda) { board.record($0) }
  }

  /// Runs the agenda until it has nothing to run; not forever, in case
  /// an answer keeps adding to it.
  private func runAll() {
    for _ in 1...5 where !agenda.isEmpty { agenda.run() }
  }

  private var shown: String {
    board.calls.isEmpty
      ? "nothing was shown"
      : "the board showed \(board.calls.joined(separator: ", then "))"
  }
}
