import LessonKit
import ObservationCore
import Synchronization

/// An agenda with a clock of its own.
final class TimedAgenda: Sendable {
  private struct Plan {
    var now = 0
    var entries: [(due: Int, work: @MainActor () -> Void)] = []
  }

  private let plan = Mutex(Plan())

  var now: Int { plan.withLock { $0.now } }

  func add(after seconds: Int, _ work: @escaping @MainActor () -> Void) {
    plan.withLock { $0.entries.append(($0.now + seconds, work)) }
  }

  @MainActor func pass(_ seconds: Int) {
    let end = now + seconds
    while let work = takeNext(dueBy: end) { work() }
    plan.withLock { $0.now = end }
  }

  /// Takes the next entry, and moves the clock to its time.
  private func takeNext(dueBy end: Int) -> (@MainActor () -> Void)? {
    plan.withLock { plan in
      guard let time = plan.entries.map(\.due).min(), time <= end else {
        return nil
      }
      plan.now = time
      let next = plan.entries.firstIndex { $0.due == time }!
      return plan.entries.remove(at: next).work
    }
  }
}

// snippet.a-list
@MainActor
@Observable
final class TodoItem {
  var title: String
  init(_ title: String) { self.title = title }
}

@MainActor
@Observable
final class TodoList {
  var items: [TodoItem] = []
}
// snippet.end

// snippet.save-after-two
@MainActor
func save(_ item: TodoItem, on agenda: TimedAgenda) {
  withObservationTracking {
    _ = item.title
  } onChange: {
    agenda.add(after: 2) {
      print("second \(agenda.now):", item.title)
      save(item, on: agenda)
    }
  }
}
// snippet.end

@MainActor let afterTwo = Run(
  "after-two",
  predict: Prediction(
    """
    Five letters are typed, one every second. Which texts are saved?
    """,
    .wrong(
      "`flour`, once: two seconds after its last letter",
      """
      another letter doesn't restart the two seconds.
      """),
    .wrong(
      "`f`, `fl`, `flo`, `flou` and `flour`, each two seconds late",
      """
      `onChange` is called only once, and the saver tracks again only after a \
      save.
      """),
    .right(
      "`fl`, then `flou`, then `flour`",
      """
      the first letter starts the two seconds. When they're over, the saver \
      saves the current text, even in the middle of a word.
      """))
) {
  // snippet.after-two
  let item = TodoItem("")
  let agenda = TimedAgenda()
  save(item, on: agenda)
  for letter in "flour" {
    item.title.append(letter)
    agenda.pass(1)
  }
  agenda.pass(9)
  // snippet.end
}

// snippet.an-alarm
@MainActor
final class Alarm {
  private var last = 0

  func set(
    on agenda: TimedAgenda,
    _ work: @escaping @MainActor () -> Void
  ) {
    last += 1
    let mine = last
    agenda.add(after: 2) {
      if mine == self.last { work() }
    }
  }
}
// snippet.end

// snippet.follow-titles
@MainActor
func follow(_ list: TodoList) {
  withObservationTracking {
    for item in list.items { _ = item.title }
  } onChange: {
    print("notified")
    MainActor.assumeIsolated { follow(list) }
  }
}
// snippet.end

@MainActor let newItem = Run(
  "new-item",
  tracing: ["items": \TodoList.items, "title": \TodoItem.title],
  predict: Prediction(
    """
    An item is added, and then renamed twice. How many times is `notified` \
    printed?
    """,
    .wrong(
      "three times",
      """
      when `follow` tracks again, the list is still empty, so no title is read.
      """),
    .right(
      "once",
      """
      `follow` tracks again before the item is in the list, so nothing \
      observes the item's title.
      """),
    .wrong(
      "twice",
      """
      not even the first new title is observed.
      """))
) {
  // snippet.new-item
  let list = TodoList()
  follow(list)
  let salt = TodoItem("salt")
  list.items = [salt]
  salt.title = "sea salt"
  salt.title = "rock salt"
  // snippet.end
}
