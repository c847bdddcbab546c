import LessonKit
import ViewCore

// Notifications that come at the wrong time, or only once.

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
      `onChange` reads the old count before the change. The pending work runs \
      after it, and would read the new count.
      """),
    .wrong(
      "the next tracking starts too late, and misses a change",
      """
      in the trace, each set notifies a tracking. Only the number in the line \
      is wrong.
      """),
    .wrong(
      "the pending work runs one change late",
      """
      the work runs right after each change, but prints a number that was read \
      before it.
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
    An old chart subscribes to the whole meter. The watts are set to 1, 2 and \
    3, and the chart is notified once. What's the cause?
    """,
    .wrong(
      "nothing stores what `sink` returns, so the subscription ends",
      """
      `listening` keeps the subscription until the last line. Otherwise the \
      chart wouldn't even be notified once.
      """),
    .wrong(
      "`objectWillChange` sends once for several changes",
      """
      `objectWillChange` sends every time `send()` is called. The second and \
      third sets notify no observer, so nothing calls it.
      """),
    .right(
      "the tracking has ended, and no other tracking starts",
      """
      the first change ends the tracking, as the trace shows. The bridge has \
      to start a new tracking each time.
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
