import LessonKit
import ViewCore

// A notification that comes before the change.

// snippet.a-log
@Observable
final class Counter {
  var count = 0
}

var pending: [() -> Void] = []

func log(_ counter: Counter) {
  withObservationTracking {
    _ = counter.count
  } onChange: {
    let count = counter.count
    pending.append {
      print("log:", count)
      log(counter)
    }
  }
}
// snippet.end

let aLog = Run(
  "a-log",
  tracing: ["count": \Counter.count],
  predict: Prediction(
    "A counter counts to 3. The log says 0, 1, 2. What's the cause?",
    .right(
      "the value is read before the change is made",
      """
      `onChange` runs before the change, so it reads the old count. The \
      pending work runs after the change, so the count should be read there.
      """),
    .wrong(
      "the next tracking starts too late, and misses a change",
      """
      in the trace, every `set` notifies an observer, so no change is missed.
      """),
    .wrong(
      "the pending work runs one change late",
      """
      the work runs right after each change, but it prints a number that was \
      read before.
      """))
) {
  // snippet.a-log-run
  let counter = Counter()
  log(counter)
  for number in 1...3 {
    counter.count = number
    pending.removeFirst()()
  }
  // snippet.end
}
