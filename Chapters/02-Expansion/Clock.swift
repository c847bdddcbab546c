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
    "The seconds change twice. What does `onChange` print?",
    .wrong(
      "`it was 0 s`",
      """
      30 is assigned to a global variable, and nothing reports that to the \
      registrar.
      """),
    .right(
      "`it was 30 s`",
      """
      only `tick` reports its change, and it does so in advance, when the \
      seconds are still 30.
      """),
    .wrong(
      "nothing, since the class stores nothing",
      """
      the registrar never sees what's stored. It only learns when `\\.time` is \
      read and when it's about to change.
      """))
) {
  // snippet.clock
  let clock = Clock()
  withObservationTracking {
    print("the clock says", clock.time)
  } onChange: {
    print("it was", clock.time)
  }
  seconds = 30
  clock.tick()
  print("it is", clock.time)
  // snippet.end
}
