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

// snippet.a-switchboard
var (left, right) = (0, 0)

@Observable
final class Switchboard {
  var leftCalls: Int {
    access(keyPath: \.leftCalls)
    return left
  }
  var rightCalls: Int {
    access(keyPath: \.leftCalls)
    return right
  }

  func ringRight() {
    withMutation(keyPath: \.rightCalls) { right += 1 }
  }
}
// snippet.end

let copied = Run("copied") {
  // snippet.copied
  let board = Switchboard()
  withObservationTracking {
    print("on the right:", board.rightCalls)
  } onChange: {
    print("a call on the right")
  }
  board.ringRight()
  print("on the right:", board.rightCalls)
  // snippet.end
}
