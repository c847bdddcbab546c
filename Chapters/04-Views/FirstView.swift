import LessonKit
import ViewCore

// snippet.a-counter
@Observable
final class Counter {
  var count = 0
  var note = "no view shows this"
}

struct CounterView: View {
  let counter: Counter

  var body: some View {
    VStack {
      Text("Count: \(counter.count)")
      Button("+1") { counter.count += 1 }
    }
  }
}
// snippet.end

let firstView = Run("first-view") {
  // snippet.first-view
  let host = ViewHost(CounterView(counter: Counter()))
  print(host.screen)
  host.tap("+1")
  print(host.screen)
  // snippet.end
}

let theLog = Run("the-log") {
  // snippet.the-log
  let counter = Counter()
  let host = ViewHost(CounterView(counter: counter))
  host.perform { counter.note = "Sunday" }
  host.perform { counter.count = 7 }
  host.perform { counter.count = 8 }
  print(host.table)
  // snippet.end
}

let oneAction = Run(
  "one-action",
  predict: Prediction(
    """
    The count becomes 1, and then 0 again. How many times is the body \
    evaluated, and when?
    """,
    .right(
      "once, after the action",
      """
      the first change to the count invalidates the view and ends its \
      tracking, so the host isn't notified of the second change. After the \
      action, the host evaluates each invalidated view once.
      """),
    .wrong(
      "twice, immediately each time",
      """
      `onChange` runs *before* a change. There's nothing new to show yet, so \
      the host only invalidates the view.
      """),
    .wrong(
      "never: the count is 0 again",
      """
      the host doesn't compare the count with the value it had before the \
      action.
      """))
) {
  // snippet.one-action
  let counter = Counter()
  let host = ViewHost(CounterView(counter: counter))
  host.reset()
  host.perform {
    counter.count = 1
    counter.count = 0
    print("in the action:", host.evaluations)
  }
  print("after it:", host.evaluations)
  // snippet.end
}
