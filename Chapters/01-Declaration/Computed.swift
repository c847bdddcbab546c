import LessonKit
import ObservationCore

let computed = Run(
  "computed",
  predict: Prediction(
    "No code ever sets `fullName`. Is its change reported?",
    .right(
      "yes, when the last name is set",
      """
      reading `fullName` runs its code, which reads both names, so the closure \
      observes both of them.
      """),
    .wrong(
      "no, only stored properties are observed",
      """
      only stored properties are observed, but `fullName` reads two of them.
      """),
    .wrong(
      "no, its result was never stored, so it can't be compared",
      """
      Observation doesn't compare results. It only records reads.
      """))
) {
  // snippet.computed
  let store = Store()
  withObservationTracking {
    print("the door says", store.fullName)
  } onChange: {
    print("the full name is about to change")
  }
  store.lastName = "Ray"
  print("the full name is", store.fullName)
  // snippet.end
}

// snippet.a-clock
var seconds = 0

@Observable
final class Clock {
  var time: String { "\(seconds) s" }
}
// snippet.end

let computedFromElsewhere = Run("from-elsewhere") {
  // snippet.from-elsewhere
  let clock = Clock()
  withObservationTracking {
    print("the clock says", clock.time)
  } onChange: {
    print("the time is about to change")
  }
  seconds = 60
  print("the clock says", clock.time)
  // snippet.end
}
