import ObservationCore
import Synchronization

@MainActor
@Observable
final class TodoItem {
  var title: String
  var isDone = false
  /// Is not saved.
  var isSelected = false

  init(_ title: String) { self.title = title }
}

@MainActor
@Observable
final class TodoList {
  var items: [TodoItem]

  init(_ titles: String...) { items = titles.map(TodoItem.init) }

  /// The lines to save: one for each item, such as `[x] Buy flour`.
  var lines: [String] {
    items.map { "[\($0.isDone ? "x" : " ")] \($0.title)" }
  }
}

/// Saves a list when it hasn't changed for two seconds.
///
///     let saver = Saver(list, on: agenda) { write($0) }
///     list.items[0].isDone = true
///     agenda.pass(1)
///     list.items[0].title = "Buy rye flour"
///     agenda.pass(1)                          // not yet
///     agenda.pass(1)                          // ["[x] Buy rye flour"]
@MainActor
final class Saver {
  private let list: TodoList
  private let agenda: Agenda
  private let save: ([String]) -> Void
  // Why 1: the last saved lines show whether there's something to save, and the
  // number of changes shows whether more changes came during the wait.
  // Also works: a flag that `onChange` sets and `saveNow()` clears. The saver
  // belongs to the main actor and `onChange` to no actor, so the flag is set
  // in `MainActor.assumeIsolated`.
  private var saved: [String]
  private var changes = 0

  init(
    _ list: TodoList, on agenda: Agenda, save: @escaping ([String]) -> Void
  ) {
    self.list = list
    self.agenda = agenda
    self.save = save
    saved = list.lines
    // Why 2: see `observe()`. The contents at the start count as saved, so
    // first observe the next change.
    observe()
  }

  /// Immediately saves changes made since the last save.
  func saveNow() {
    // Why 3: `saveNow()` may be called when nothing has changed, and when the
    // agenda hasn't run since a change. Comparing the lines covers both cases.
    let lines = list.lines
    guard lines != saved else { return }
    saved = lines
    save(lines)
  }

  /// Observes a change. When it's done, observes the next change, and waits for
  /// two quiet seconds.
  private func observe() {
    withObservationTracking {
      _ = list.lines
    } onChange: { [weak self] in
      // On the agenda the change is done, and an item that it added is read
      // with the others.
      self?.agenda.add { [weak self] in self?.waitForQuiet() }
    }
  }

  private func waitForQuiet() {
    observe()
    changes += 1
    let count = changes
    agenda.add(after: 2) { [weak self] in
      if let self, count == self.changes { self.saveNow() }
    }
  }
}

/// Work for the main actor that waits for its time, like work on the main
/// queue. Code on any thread may add work, so `onChange` may, too. Time passes
/// when `pass` is called.
final class Agenda: Sendable {
  private struct Plan {
    var now = 0
    var entries: [(time: Int, work: @MainActor () -> Void)] = []
  }

  private let plan = Mutex(Plan())

  /// In seconds.
  var now: Int { plan.withLock { $0.now } }
  /// How many pieces of work are waiting.
  var count: Int { plan.withLock { $0.entries.count } }
  var isEmpty: Bool { count == 0 }

  func add(after seconds: Int = 0, _ work: @escaping @MainActor () -> Void) {
    plan.withLock { $0.entries.append(($0.now + seconds, work)) }
  }

  /// Runs the work that's due now, and then, second by second, the work that
  /// becomes due.
  @MainActor
  func pass(_ seconds: Int = 0) {
    let end = now + seconds
    while let work = takeNext(dueBy: end) { work() }
    plan.withLock { $0.now = end }
  }

  private func takeNext(dueBy end: Int) -> (@MainActor () -> Void)? {
    plan.withLock { plan in
      let time = plan.entries.map(\.time).min()
      guard let time, time <= end else { return nil }
      plan.now = time
      let first = plan.entries.firstIndex { $0.time == time }!
      return plan.entries.remove(at: first).work
    }
  }
}
