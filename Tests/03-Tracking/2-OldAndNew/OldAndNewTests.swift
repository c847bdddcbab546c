import GradingKit
import Testing

@testable import OldAndNew

@Suite("3.2 OldAndNew", .exercise())
struct OldAndNewTests: ExerciseSuite {
  let truck = FoodTruck()
  let agenda = Agenda()
  let books = Recorder()

  @Test func `nothing is written during the change`() {
    note()
    truck.stock = 15
    expect(
      books.calls, is: [],
      """
      \(written) while the stock was changing; onChange runs before the new \
      stock is stored, so a line written in onChange can't show the new stock. \
      Write the line later, when the agenda runs
      """)
  }

  @Test func `nothing is written before the stock changes`() {
    note()
    agenda.run()
    expect(
      books.calls, is: [],
      """
      \(written), but the stock hasn't changed; add the work to the agenda in \
      onChange, not before
      """)
  }

  @Test func `the line shows the old and the new value`() {
    note()
    truck.stock = 15
    runAll()
    expect(
      books.calls, isNot: [],
      """
      the stock changed and the agenda ran, but nothing was written; read the \
      stock in apply, so that onChange runs, and in onChange, add work to the \
      agenda that writes the line
      """)
    expect(
      books.calls, is: ["10 → 15"],
      """
      \(written), but the stock went from 10 to 15; read the old value in \
      onChange, and the new value when the agenda runs
      """)
  }

  @Test func `the line is written by the next run of the agenda`() {
    note()
    truck.stock = 15
    agenda.run()
    expect(
      books.calls, is: ["10 → 15"],
      """
      \(written), but the agenda has run once since the change; the first run \
      after a change should write the line, because the new stock can be read \
      by then
      """)
  }

  @Test func `a change after a run of the agenda is written by the next`() {
    note()
    agenda.run()
    truck.stock = 15
    runAll()
    expect(
      books.calls, is: ["10 → 15"],
      """
      \(written), but the agenda ran before the stock changed and again \
      afterwards; the run after the change should write the line. Add the work \
      in onChange, because work added earlier has already run
      """)
  }

  @Test func `two changes before the agenda runs make one line`() {
    note()
    truck.stock = 15
    truck.stock = 20
    runAll()
    expect(
      books.calls, is: ["10 → 20"],
      """
      \(written), but the line should be 10 → 20; the stock was 10 before the \
      first change, and 20 when the agenda ran
      """)
  }

  @Test func `an earlier change isn't part of the line`() {
    truck.stock = 12
    note()
    truck.stock = 15
    runAll()
    expect(
      books.calls, is: ["12 → 15"],
      """
      \(written), but the line should begin with 12; that was the stock when \
      onChange was called
      """)
  }

  @Test func `only one change is written`() {
    note()
    truck.stock = 15
    runAll()
    truck.stock = 20
    runAll()
    truck.stock = 25
    runAll()
    expect(
      books.calls, is: ["10 → 15"],
      """
      \(written), after one call and three changes; each call should write \
      only one change, so don't track again
      """)
  }

  @Test func `a second call writes the next change`() {
    note()
    truck.stock = 15
    runAll()
    note()
    truck.stock = 9
    runAll()
    expect(
      books.calls, endsWith: ["15 → 9"],
      """
      \(written), after two calls, each followed by a change; the second call \
      should write the second change, from 15 to 9
      """)
  }

  @Test func `a second call inside write writes the next change`() {
    let (truck, agenda, books) = (truck, agenda, books)
    noteNextChange(of: truck, on: agenda) { line in
      books.record(line)
      noteNextChange(of: truck, on: agenda) { books.record($0) }
    }
    truck.stock = 15
    runAll()
    truck.stock = 9
    runAll()
    expect(
      books.calls, is: ["10 → 15", "15 → 9"],
      """
      \(written), but write called the function again when it received the \
      first line, and then the stock went from 15 to 9; the second call should \
      write the change from 15 to 9
      """)
  }

  @Test func `two active calls write a line each`() {
    note()
    note()
    truck.stock = 15
    runAll()
    expect(
      books.calls, is: ["10 → 15", "10 → 15"],
      """
      \(written), after two calls and one change; each call should write its \
      own line
      """)
  }

  @Test func `each truck has its own old value`() {
    let other = FoodTruck()
    other.stock = 3
    note()
    noteNextChange(of: other, on: agenda) { books.record($0) }
    truck.stock = 15
    other.stock = 4
    runAll()
    expect(
      books.calls, is: ["10 → 15", "3 → 4"],
      """
      \(written), but the first truck's stock went from 10 to 15, and the \
      second truck's from 3 to 4; each line should show its own truck's values
      """)
  }

  @Test(arguments: [(0, 7, "0 → 7"), (7, 0, "7 → 0")])
  func `a stock of 0 is written like any other`(
    old: Int, new: Int, line: String
  ) {
    truck.stock = old
    note()
    truck.stock = new
    runAll()
    expect(
      books.calls, is: [line],
      """
      \(written), but the stock went from \(old) to \(new); the line should \
      show the values before and after the change, even if one of them is 0
      """)
  }

  private func note() {
    noteNextChange(of: truck, on: agenda) { books.record($0) }
  }

  /// Runs the agenda until it has nothing to run; not forever, in case
  /// an answer keeps adding to it.
  private func runAll() {
    for _ in 1...5 where !agenda.isEmpty { agenda.run() }
  }

  private var written: String {
    let lines = books.calls.map { "“\($0)”" }
    return lines.isEmpty
      ? "nothing was written"
      : "the books say \(lines.joined(separator: ", then "))"
  }
}
