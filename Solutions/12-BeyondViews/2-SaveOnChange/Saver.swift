import ObservationCore

@Observable
final class TodoItem {
  var title: String
  var isDone = false
  /// Is not saved.
  var isSelected = false

  init(_ title: String) { self.title = title }
}

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
final class Saver {
  private let list: TodoList
  private let agenda: Agenda
  private let save: ([String]) -> Void
  // Why 1: the last saved lines show whether there's something to save, and the
  // number of changes shows whether more came during the wait.
  // Also works: a flag that `onChange` sets and `saveNow()` clears.
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
    // Why 3: it may be called when nothing has changed, and when the agenda
    // hasn't run since a change. Comparing the lines covers both cases.
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
      self?.agenda.add { self?.waitForQuiet() }
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

/// Work that waits for its time, like work on the main queue. Time passes when
/// `pass` is called.
final class Agenda {
  /// In seconds.
  private(set) var now = 0
  private var entries: [(time: Int, work: () -> Void)] = []

  var isEmpty: Bool { entries.isEmpty }

  func add(after seconds: Int = 0, _ work: @escaping () -> Void) {
    entries.append((now + seconds, work))
  }

  /// Runs the work that's due now, and then, second by second, the work that
  /// becomes due.
  func pass(_ seconds: Int = 0) {
    let end = now + seconds
    while let time = entries.map(\.time).min(), time <= end {
      now = time
      let first = entries.firstIndex { $0.time == time }!
      entries.remove(at: first).work()
    }
    now = end
  }
}
