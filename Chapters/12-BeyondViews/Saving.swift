import LessonKit
import ObservationCore

// snippet.a-timed-agenda
final class TimedAgenda {
  private(set) var now = 0
  private var plan: [(due: Int, work: () -> Void)] = []

  func add(after: Int, _ work: @escaping () -> Void) {
    plan.append((now + after, work))
  }

  func pass(_ seconds: Int) {
    let end = now + seconds
    while let time = plan.map(\.due).min(),
      time <= end
    {
      now = time
      let next = plan.firstIndex { $0.due == time }!
      plan.remove(at: next).work()
    }
    now = end
  }
}
// snippet.end

// snippet.a-list
@Observable
final class TodoItem {
  var title: String
  init(_ title: String) { self.title = title }
}

@Observable
final class TodoList {
  var items: [TodoItem] = []
}
// snippet.end

// snippet.save-after-two
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

let afterTwo = Run(
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
      a tracking is notified once, and the next starts only after a save.
      """),
    .right(
      "`fl`, then `flou`, then `flour`",
      """
      the first letter starts the two seconds. When they end, the current text \
      is saved, even in the middle of a word.
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
final class Alarm {
  private var last = 0

  func set(
    on agenda: TimedAgenda, _ work: @escaping () -> Void
  ) {
    last += 1
    let mine = last
    agenda.add(after: 2) {
      if mine == self.last { work() }
    }
  }
}
// snippet.end

let alarm = Run("alarm") {
  // snippet.alarm
  let alarm = Alarm()
  let agenda = TimedAgenda()
  for _ in "flour" {
    alarm.set(on: agenda) { print("second", agenda.now) }
    agenda.pass(1)
  }
  agenda.pass(9)
  // snippet.end
}

// snippet.follow-titles
func follow(_ list: TodoList) {
  withObservationTracking {
    for item in list.items { _ = item.title }
  } onChange: {
    print("told")
    follow(list)
  }
}
// snippet.end

let newItem = Run(
  "new-item",
  tracing: ["items": \TodoList.items, "title": \TodoItem.title],
  predict: Prediction(
    """
    An item is added, and then renamed twice. How many times is `told` \
    printed?
    """,
    .wrong(
      "three times",
      """
      the second tracking read an empty list, so it observes no title.
      """),
    .right(
      "once",
      """
      `follow` tracks again before the item is in the list. So it doesn't read \
      the item's title, and nothing observes it.
      """),
    .wrong(
      "twice",
      """
      the first new title isn't observed either, because the second tracking \
      read an empty list.
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
