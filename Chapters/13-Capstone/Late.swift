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

let aLog = Scene(
  "a-log",
  tracing: ["count": \Counter.count],
  predict: Prediction(
    """
    A counter counts to 3. The log says 0, 1, 2. What is the cause?
    """,
    .right(
      "the value is taken before the change is made",
      """
      `onChange` runs before the change, so it finds the old count. What is \
      pending runs after the change, and there the count would be the new one.
      """),
    .wrong(
      "the tracking is begun anew too late, and misses a change",
      """
      each change has its line, so no change is missed: in the trace each set \
      tells a tracking. It is the number in the line that is wrong.
      """),
    .wrong(
      "what is pending runs one change late",
      """
      it runs right behind each change, and prints what it was given. What it \
      was given had been read before.
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

let aMeter = Scene(
  "a-meter",
  tracing: ["watts": \Meter.watts],
  predict: Prediction(
    """
    An old chart listens to the meter as a whole. The watts are set to 1, to 2 \
    and to 3, and the chart hears once. What is the cause?
    """,
    .wrong(
      "nobody holds what `sink` returns, so the listening ends",
      """
      `listening` holds it to the last line. Without it, the chart would not \
      have heard even once.
      """),
    .wrong(
      "`objectWillChange` speaks once for several changes",
      """
      it speaks as often as somebody sends. In the trace the second set and \
      the third tell nobody, so nobody has sent.
      """),
    .right(
      "the tracking has ended, and no other one is begun",
      """
      the first change ends the tracking. Nobody waits for the second, as the \
      trace shows. The bridge has to begin a tracking again each time.
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
