import LessonKit
import ObservationCore

// snippet.a-lamp
var isLit = false

@Observable
final class Lamp {
  var isOn: Bool {
    get {
      access(keyPath: \.isOn)
      return isLit
    }
    set {
      isLit = newValue
      withMutation(keyPath: \.isOn) {}
    }
  }
}
// snippet.end

let switchedOn = Run(
  "switched-on",
  predict: Prediction(
    "The lamp is off, and then it's switched on. What does `onChange` print?",
    .wrong(
      "`it was false`",
      """
      that's what it should print, but the old value is gone by then.
      """),
    .right(
      "`it was true`",
      """
      the setter stored the new value before it called `withMutation`, so \
      `onChange` reads the new one.
      """),
    .wrong(
      "nothing: the closure of `withMutation` is empty",
      """
      `withMutation` notifies the observers no matter what its closure does.
      """))
) {
  // snippet.switched-on
  let lamp = Lamp()
  withObservationTracking {
    _ = lamp.isOn
  } onChange: {
    print("it was", lamp.isOn)
  }
  lamp.isOn = true
  // snippet.end
}
