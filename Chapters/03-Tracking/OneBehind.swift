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
      any function that you call in `onChange` reads the old number.
      """),
    .wrong(
      "10, then 10, and nothing more",
      """
      `onChange` is called only once, but it calls `follow`, which tracks \
      again.
      """),
    .right(
      "10, then 10, then 9",
      """
      both changes are reported, because `onChange` calls `follow`, which \
      tracks again. But `onChange` runs just before a change and reads the old \
      number, so the board is always one change behind.
      """),
    .wrong(
      "10, without end",
      """
      if you track again during a change, you aren't notified of that change, \
      only of the *next* one.
      """))
) {
  // snippet.one-behind
  let truck = FoodTruck()
  follow(truck)
  truck.donuts = 9
  truck.donuts = 8
  // snippet.end
}
