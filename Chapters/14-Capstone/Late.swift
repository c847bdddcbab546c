import LessonKit
import ViewCore

// Changes that are told of at the wrong time, or not again.

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
    """
    A counter counts to 3. The log says 0, 1, 2. What is the cause?
    """,
    .right(
      "the value is taken before the change is made",
      """
      `onChange` runs before the change, so it reads the old count. The \
      pending work runs after the change, and would read the new one.
      """),
    .wrong(
      "the next tracking begins too late, and misses a change",
      """
      each change has its line, so no change is missed: in the trace each set \
      tells a tracking. Only the number in the line is wrong.
      """),
    .wrong(
      "the pending work runs one change late",
      """
      the work runs right after each change, and prints the number that it was \
      given. That number had been read before the change.
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

// snippet.a-meter
@Observable
final class Meter: ObservableObject {
  var watts = 0

  init() {
    withObservationTracking {
      _ = watts
    } onChange: { [weak self] in
      self?.objectWillChange.send()
    }
  }
}
// snippet.end

let aMeter = Run(
  "a-meter",
  tracing: ["watts": \Meter.watts],
  predict: Prediction(
    """
    An old chart listens to the meter as a whole. The watts are set to 1, 2 \
    and 3, and the chart hears once. What is the cause?
    """,
    .wrong(
      "nothing holds what `sink` returns, so the listening ends",
      """
      `listening` holds what `sink` returns until the last line. Without it, \
      the chart would not have heard even once.
      """),
    .wrong(
      "`objectWillChange` sends once for several changes",
      """
      `objectWillChange` sends each time that `send()` is called. In the trace \
      the second and third sets tell nobody, so nothing has called `send()`.
      """),
    .right(
      "the tracking has ended, and no other one begins",
      """
      the first change ends the tracking. Nothing waits for the second, as the \
      trace shows. The bridge has to begin a new tracking each time.
      """))
) {
  // snippet.a-meter-run
  let meter = Meter()
  let listening = meter.objectWillChange.sink {
    print("the meter will change")
  }
  for watts in 1...3 { meter.watts = watts }
  listening.cancel()
  // snippet.end
}
