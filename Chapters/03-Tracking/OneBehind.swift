import LessonKit
import ObservationCore

// snippet.a-board
func follow(_ truck: FoodTruck) {
  withObservationTracking {
    print("on the board:", truck.donuts)
  } onChange: {
    follow(truck)
  }
}
// snippet.end

let oneBehind = Run(
  "one-behind", tracing: ["donuts": \FoodTruck.donuts],
  predict: Prediction(
    "There are ten donuts, then nine, then eight. What does the board say?",
    .wrong(
      "10, then 9, then 8",
      """
      `onChange` runs before the change. Any function that reads there reads \
      the old number.
      """),
    .wrong(
      "10, then 10, and nothing more",
      """
      one tracking calls back once, but `follow` has tracked again by then, so \
      another one waits.
      """),
    .right(
      "10, then 10, then 9",
      """
      each call of `follow` tracks again, so each change is reported. But that \
      call comes before the change, and reads the old number: the board is \
      always one behind.
      """),
    .wrong(
      "10, without end",
      """
      if you track again during a change, you wait for the *next* change, not \
      for this one.
      """))
) {
  // snippet.one-behind
  let truck = FoodTruck()
  follow(truck)
  truck.donuts = 9
  truck.donuts = 8
  // snippet.end
}
