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
    "There are ten donuts, then nine, then eight. What does the board print?",
    .wrong(
      "10, then 9, then 8",
      """
      `onChange` runs before the change, and any function called there reads \
      the old number.
      """),
    .wrong(
      "10, then 10, and nothing more",
      """
      one tracking calls back once, but by then `follow` has created the next \
      one.
      """),
    .right(
      "10, then 10, then 9",
      """
      each call of `follow` tracks again, so each change is reported. But \
      `onChange` reads the old number, so the board is always one behind.
      """),
    .wrong(
      "10, without end",
      """
      a tracking that's created during a change observes the *next* change, \
      not this one.
      """))
) {
  // snippet.one-behind
  let truck = FoodTruck()
  follow(truck)
  truck.donuts = 9
  truck.donuts = 8
  // snippet.end
}
