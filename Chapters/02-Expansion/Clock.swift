import LessonKit
import ObservationCore

// snippet.a-clock
var seconds = 0

@Observable
final class Clock {
  var time: String {
    access(keyPath: \.time)
    return "\(seconds) s"
  }

  func tick() {
    withMutation(keyPath: \.time) { seconds += 60 }
  }
}
// snippet.end

let clock = Run(
  "clock",
  predict: Prediction(
    "The class stores nothing. Is the tick reported?",
    .right(
      "yes, before it is made",
      """
      the read and the change both name `\\.time`. The registrar asks no more \
      than that: to it, a property is a key path.
      """),
    .wrong(
      "no, there is no stored property to observe",
      """
      the registrar has never seen a stored property. It hears that \
      `\\.time` was read, and later that `\\.time` is about to change.
      """),
    .wrong(
      "no, `time` has no setter",
      """
      a setter is only the usual place for `withMutation`. A method that makes \
      the change can call it as well.
      """))
) {
  // snippet.clock
  let clock = Clock()
  withObservationTracking {
    print("the clock says", clock.time)
  } onChange: {
    print("it was", clock.time)
  }
  clock.tick()
  print("it is", clock.time)
  // snippet.end
}
