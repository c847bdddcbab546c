import GradingKit
import Testing

@testable import StopObserving

@Suite("3.5 StopObserving", .exercise())
struct StopObservingTests: ExerciseSuite {
  let truck = FoodTruck()
  let agenda = Agenda()
  let board = Recorder()

  @Test func `after stop no change is shown`() {
    let watcher = watch()
    watcher.stop()
    change(to: 9)
    change(to: 8)
    expect(
      board.calls, is: ["10"],
      """
      \(shown), and the watcher was stopped at 10; the tracking that waits \
      then is told once more, so what it leads to has to check whether the \
      watcher was stopped
      """)
  }

  @Test func `stop ends a loop that has gone on for a while`() {
    let watcher = watch()
    for stock in [9, 8, 7] { change(to: stock) }
    watcher.stop()
    for stock in [6, 5, 4] { change(to: stock) }
    expect(
      board.calls, is: ["10", "9", "8", "7"],
      """
      \(shown), and the watcher was stopped at 7; after a stop nothing is \
      shown
      """)
  }

  @Test func `what the agenda has not shown before stop is not shown after`() {
    let watcher = watch()
    truck.stock = 9
    watcher.stop()
    runAll()
    expect(
      board.calls, is: ["10"],
      """
      \(shown); the change to 9 was on the agenda when the watcher was \
      stopped, and work on an agenda has to check, when it runs, whether it is \
      still wanted
      """)
  }

  @Test func `show may stop the watcher`() {
    var watcher: Watcher?
    watcher = Watcher(truck, on: agenda) { stock in
      board.record(stock)
      if stock == 9 { watcher?.stop() }
    }
    change(to: 9)
    change(to: 8)
    expect(
      board.calls, is: ["10", "9"],
      """
      \(shown), and show itself has stopped the watcher at 9; a stop in the \
      middle of a call counts, too
      """)
    watcher = nil
  }

  @Test func `to stop twice does no harm`() {
    let watcher = watch()
    watcher.stop()
    watcher.stop()
    change(to: 9)
    expect(
      board.calls, is: ["10"],
      """
      \(shown), and the watcher was stopped at 10; after a stop nothing is \
      shown
      """)
  }

  @Test func `a watcher that nobody holds is gone at once`() {
    var watcher: Watcher? = watch()
    weak var trace: Watcher?
    trace = watcher
    watcher = nil
    expect(
      gone: trace,
      """
      nobody holds the watcher, and it is still there; the truck keeps \
      onChange until the stock changes, and onChange keeps what it captures \
      strongly, also for a closure inside it
      """)
    change(to: 9)
    expect(
      board.calls, is: ["10"],
      """
      \(shown), and the watcher was let go at 10; a watcher that is freed \
      shows nothing
      """)
  }

  @Test func `a watcher with work on the agenda is gone at once`() {
    var watcher: Watcher? = watch()
    weak var trace: Watcher?
    trace = watcher
    truck.stock = 9
    watcher = nil
    expect(
      gone: trace,
      """
      nobody holds the watcher, and it is still there; the agenda keeps its \
      work until it runs, and that work keeps what it captures strongly. A \
      strong self inside a weak one is strong
      """)
    runAll()
    expect(
      board.calls, is: ["10"],
      """
      \(shown), and the watcher was let go before the agenda ran; a watcher \
      that is freed shows nothing
      """)
  }

  @Test func `what show holds goes with the watcher`() {
    var screen: Screen? = Screen()
    weak var trace: Screen?
    trace = screen
    var watcher: Watcher? = Watcher(truck, on: agenda) { [screen] _ in
      _ = screen
    }
    change(to: 9)
    screen = nil
    watcher = nil
    expect(
      gone: trace,
      """
      the watcher was let go, and what show holds is still there; onChange \
      must not hold show without the watcher
      """)
    _ = watcher
  }

  @Test func `what show holds goes with the watcher that has work left`() {
    var screen: Screen? = Screen()
    weak var trace: Screen?
    trace = screen
    var watcher: Watcher? = Watcher(truck, on: agenda) { [screen] _ in
      _ = screen
    }
    truck.stock = 9
    screen = nil
    watcher = nil
    expect(
      gone: trace,
      """
      the watcher was let go, and what show holds is still there; the work on \
      the agenda must not hold show without the watcher
      """)
    _ = watcher
  }

  @Test func `until then every change is shown`() {
    let watcher = watch()
    for stock in [9, 8, 7] { change(to: stock) }
    expect(
      board.calls, is: ["10", "9", "8", "7"],
      "\(shown), and the stock was 10, 9, 8 and 7; nobody has stopped it")
    withExtendedLifetime(watcher) {}
  }

  @Test func `a change that show makes is shown next`() {
    let (truck, board) = (truck, board)
    let watcher = Watcher(truck, on: agenda) { stock in
      board.record(stock)
      if stock == 3 { truck.stock = 20 }
    }
    change(to: 3)
    expect(
      board.calls, is: ["10", "3", "20"],
      """
      \(shown), and show itself has set the stock to 20 when it was handed 3; \
      if you show first and then track, you miss what show changes
      """)
    withExtendedLifetime(watcher) {}
  }

  @Test func `stop leaves the agenda alone`() {
    let other = Recorder()
    let staying = Watcher(truck, on: agenda) { other.record($0) }
    let stopped = watch()
    truck.stock = 9
    stopped.stop()
    expect(
      other.calls, is: ["10"],
      """
      nobody has run the agenda but stop, and the other board showed \
      \(other.calls.joined(separator: ", then ")); the agenda holds the work \
      of others, whose time has not come
      """)
    withExtendedLifetime(staying) {}
  }

  @Test func `another watcher goes on`() {
    let other = Recorder()
    let staying = Watcher(truck, on: agenda) { other.record($0) }
    let stopped = watch()
    truck.stock = 9
    stopped.stop()
    runAll()
    change(to: 8)
    expect(
      other.calls, is: ["10", "9", "8"],
      """
      the other board showed \(other.calls.joined(separator: ", then ")), and \
      the stock was 10, 9 and 8; the end of one watcher is not the end of \
      another
      """)
    withExtendedLifetime(staying) {}
  }

  private final class Screen {}

  private func watch() -> Watcher {
    let board = board
    return Watcher(truck, on: agenda) { board.record($0) }
  }

  private func change(to stock: Int) {
    truck.stock = stock
    runAll()
  }

  /// Runs the agenda until it has nothing to run; not for ever, if somebody
  /// keeps adding to it.
  private func runAll() {
    for _ in 1...5 where !agenda.isEmpty { agenda.run() }
  }

  private var shown: String {
    board.calls.isEmpty
      ? "nothing was shown"
      : "the board showed \(board.calls.joined(separator: ", then "))"
  }
}
