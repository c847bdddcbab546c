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
      \(shown) before the change to 9 was made; during a change, the old stock \
      is still stored, so show the new stock later, when the agenda runs
      """)
  }

  @Test func `the stock is shown before the function returns`() {
    start()
    expect(
      board.calls, is: ["10"],
      "\(shown); the function should show the stock, 10, before it returns")
  }

  @Test func `a change is shown by the agenda`() {
    start()
    truck.stock = 9
    agenda.run()
    expect(
      board.calls, is: ["10", "9"],
      """
      \(shown), but the stock went from 10 to 9, then the agenda ran once; in \
      onChange, add work to the agenda that shows the current stock once
      """)
  }

  @Test func `nothing is shown without a change`() {
    start()
    expect(
      agenda.isEmpty, is: true,
      """
      nothing has changed, but the agenda contains work; add work only when \
      the stock changes, and don't check for changes again and again
      """)
    for _ in 1...3 { agenda.run() }
    expect(
      board.calls, is: ["10"],
      """
      \(shown), but nothing changed while the agenda ran three times; the \
      stock should be shown again only after a change
      """)
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
      \(shown), but the stock was 10, 9, 8 and 7; a tracking is notified only \
      once, so start a new tracking after each change
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
      \(shown), but the agenda ran only when the stock was 7 and when it was \
      5; each run should show the current stock once
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
      \(shown), but the stock went to 9, the agenda ran once, and the stock \
      went to 8. Read the stock and observe its next change in the same run of \
      the agenda, or you'll miss changes between two runs
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
      \(shown), but the stock went from 10 to 3, and show itself set the stock \
      to 20 when it received 3. Call show after the tracking is registered, \
      and don't drop a change that's reported while show runs
      """)
  }

  @Test func `a change made by the first show is shown next`() {
    keepShowing(truck, on: agenda) { stock in
      board.record(stock)
      if stock == 10 { truck.stock = 20 }
    }
    runAll()
    expect(
      board.calls, is: ["10", "20"],
      """
      \(shown), but show itself set the stock to 20 when it was called for the \
      first time; the first call of show also has to come after the tracking \
      is registered
      """)
  }

  @Test func `the agenda is empty when all changes are shown`() {
    start()
    truck.stock = 9
    runAll()
    expect(
      agenda.isEmpty, is: true,
      """
      the change was shown, but the agenda still contains work; add work only \
      when the stock changes, and don't check for changes again and again
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
      \(shown), and a second board of the same truck showed \
      \(other.calls.joined(separator: ", then ")); each of the two boards \
      should show 10, 9 and 8, independently of the other board
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
