import GradingKit
import Testing

@testable import StopObserving

@Suite("3.5 StopObserving", .exercise())
struct StopObservingTests: ExerciseSuite {
  let truck = FoodTruck()
  let agenda = Agenda()
  let board = Recorder()

  @Test func `after stop, no change is shown`() {
    let watcher = watch()
    watcher.stop()
    change(to: 9)
    change(to: 8)
    expect(
      board.calls, is: ["10"],
      """
      \(shown), but the watcher was stopped at 10; onChange is still called \
      once more, so either onChange or the work it adds to the agenda has to \
      check whether the watcher was stopped
      """)
  }

  @Test func `stop ends a loop after several changes`() {
    let watcher = watch()
    for stock in [9, 8, 7] { change(to: stock) }
    watcher.stop()
    for stock in [6, 5, 4] { change(to: stock) }
    expect(
      board.calls, is: ["10", "9", "8", "7"],
      """
      \(shown), but the watcher was stopped at 7; after stop, nothing more \
      should be shown
      """)
  }

  @Test func `a change still on the agenda isn't shown after stop`() {
    let watcher = watch()
    truck.stock = 9
    watcher.stop()
    runAll()
    expect(
      board.calls, is: ["10"],
      """
      \(shown), but the watcher was stopped while the change to 9 was still on \
      the agenda; when work on the agenda runs, it has to check whether the \
      watcher was stopped
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
      \(shown), but show itself stopped the watcher at 9; after that, nothing \
      more should be shown
      """)
    watcher = nil
  }

  @Test func `stopping twice does no harm`() {
    let watcher = watch()
    watcher.stop()
    watcher.stop()
    change(to: 9)
    expect(
      board.calls, is: ["10"],
      """
      \(shown), but the watcher was stopped twice at 10; after stop, nothing \
      more should be shown
      """)
  }

  @Test func `an unreferenced watcher is freed immediately`() {
    var watcher: Watcher? = watch()
    weak var trace: Watcher?
    trace = watcher
    watcher = nil
    expect(
      gone: trace,
      """
      the watcher was released, but it's still alive; the truck keeps onChange \
      until the stock changes, so onChange shouldn't capture the watcher \
      strongly, not even for a closure inside onChange
      """)
    change(to: 9)
    expect(
      board.calls, is: ["10"],
      """
      \(shown), but the watcher was released at 10; a freed watcher shouldn't \
      show anything more
      """)
  }

  @Test func `an unreferenced watcher with work on the agenda is freed`() {
    var watcher: Watcher? = watch()
    weak var trace: Watcher?
    trace = watcher
    truck.stock = 9
    watcher = nil
    expect(
      gone: trace,
      """
      the watcher was released, but it's still alive; the agenda keeps the \
      added work until it runs that work, so the work shouldn't capture the \
      watcher strongly. A closure created after guard let self captures a \
      strong self
      """)
    runAll()
    expect(
      board.calls, is: ["10"],
      """
      \(shown), but the watcher was released before the agenda ran; a freed \
      watcher shouldn't show anything more
      """)
  }

  @Test func `what show captures is freed with the watcher`() {
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
      the watcher was released, but what show captures is still alive; \
      onChange must not keep show alive once the watcher is released
      """)
    _ = watcher
  }

  @Test func `what show captures is freed even with work on the agenda`() {
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
      the watcher was released, but what show captures is still alive; the \
      work on the agenda must not keep show alive once the watcher is released
      """)
    _ = watcher
  }

  @Test func `until stopped, the watcher shows every change`() {
    let watcher = watch()
    for stock in [9, 8, 7] { change(to: stock) }
    expect(
      board.calls, is: ["10", "9", "8", "7"],
      """
      \(shown), but the stock was 10, 9, 8 and 7; until it's stopped, the \
      watcher should show every change
      """)
    withExtendedLifetime(watcher) {}
  }

  @Test func `a change made by show is shown next`() {
    let (truck, board) = (truck, board)
    let watcher = Watcher(truck, on: agenda) { stock in
      board.record(stock)
      if stock == 3 { truck.stock = 20 }
    }
    change(to: 3)
    expect(
      board.calls, is: ["10", "3", "20"],
      """
      \(shown), but show itself set the stock to 20 when it received 3; if you \
      call show first and then track, you'll miss changes made by show
      """)
    withExtendedLifetime(watcher) {}
  }

  @Test func `a change made by the first show is shown next`() {
    let (truck, board) = (truck, board)
    let watcher = Watcher(truck, on: agenda) { stock in
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
    withExtendedLifetime(watcher) {}
  }

  @Test func `a change that was undone is shown`() {
    let watcher = watch()
    truck.stock = 9
    change(to: 10)
    expect(
      board.calls, is: ["10", "10"],
      """
      \(shown), but the stock went from 10 to 9 and back before the agenda \
      ran; the next run should show the stock after any change, even a change \
      that was undone
      """)
    withExtendedLifetime(watcher) {}
  }

  @Test func `stop doesn't touch the agenda`() {
    let other = Recorder()
    let staying = Watcher(truck, on: agenda) { other.record($0) }
    let stopped = watch()
    truck.stock = 9
    stopped.stop()
    expect(
      other.calls, is: ["10"],
      """
      one watcher was stopped, and the other watcher's board already showed \
      \(other.calls.joined(separator: ", then ")); stop shouldn't run the \
      agenda, because the agenda also contains work of other code
      """)
    withExtendedLifetime(staying) {}
  }

  @Test func `another watcher continues`() {
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
      one watcher was stopped, and the other watcher's board showed \
      \(other.calls.joined(separator: ", then ")), but the stock was 10, 9 and \
      8; stopping a watcher shouldn't stop any other watcher
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
