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

let firstView = Scene("first-view") {
  // snippet.first-view
  let host = ViewHost(CounterView(counter: Counter()))
  print(host.screen)
  host.tap("+1")
  print(host.screen)
  // snippet.end
}

let theLog = Scene("the-log") {
  // snippet.the-log
  let counter = Counter()
  let host = ViewHost(CounterView(counter: counter))
  host.perform { counter.note = "Sunday" }
  host.perform { counter.count = 7 }
  print(host.table)
  // snippet.end
}

let bodyByHand = Scene("body-by-hand") {
  // snippet.body-by-hand
  let counter = Counter()
  let view = CounterView(counter: counter)
  withObservationTracking {
    _ = view.body
  } onChange: {
    print("this body is out of date")
  }
  print("a note")
  counter.note = "Sunday"
  print("a count")
  counter.count = 7
  // snippet.end
}

let oneAction = Scene(
  "one-action",
  predict: Prediction(
    "The count changes three times. How often is the body evaluated, and when?",
    .wrong(
      "three times, each time at once",
      """
      `onChange` runs *before* a change, when there is nothing new to show. \
      So the host makes a note, and waits.
      """),
    .wrong(
      "once, at the first change",
      """
      at the first change the view is marked, and no more. What it would show \
      in the middle of the action, nobody wants to see.
      """),
    .right(
      "once, after the action",
      """
      the first change marks the view; the two others find it marked. When the \
      action is over, every marked view is evaluated once.
      """))
) {
  // snippet.one-action
  let counter = Counter()
  let host = ViewHost(CounterView(counter: counter))
  host.reset()
  host.perform {
    counter.count = 1
    counter.count = 2
    counter.count = 3
    print("in the action:", host.evaluations)
  }
  print("after it:", host.evaluations)
  // snippet.end
}
