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
      the change to 30 is a plain assignment to a global variable. Nothing in \
      it calls the registrar.
      """),
    .right(
      "`it was 30 s`",
      """
      only `tick` reports its change, and it does so before making it. It uses \
      `\\.time`, just like the read: to the registrar, a property is a key \
      path.
      """),
    .wrong(
      "nothing, since the class stores nothing",
      """
      the registrar never sees what is stored. All it receives is that \
      `\\.time` was read, and later that `\\.time` is about to change.
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
