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
      `onChange` runs before the change, so it reads the old count. The \
      pending work should read it instead, because that runs after the change.
      """),
    .wrong(
      "the next tracking starts too late, and misses a change",
      """
      in the trace, every `set` notifies a tracking, so no change is missed.
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
    An old chart subscribes to the meter. The watts are set to 1, 2 and 3, but \
    the chart is notified only once. What's the cause?
    """,
    .wrong(
      "nothing stores what `sink` returns, so the subscription ends",
      """
      `listening` stores the subscription. Without it, the chart wouldn't be \
      notified at all.
      """),
    .wrong(
      "`objectWillChange` sends once for several changes",
      """
      `objectWillChange` sends a notification whenever `send()` is called, but \
      after the first change, nothing calls it.
      """),
    .right(
      "the tracking has ended, and no other tracking starts",
      """
      a tracking ends at the first change, and nothing here starts another \
      one.
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
