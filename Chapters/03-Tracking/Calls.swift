import LessonKit
import ObservationCore

let whichThread = Run(
  "which-thread", tracing: ["donuts": \FoodTruck.donuts],
  predict: Prediction(
    """
    One thread tracks, and another makes the change. On which thread does \
    `onChange` run?
    """,
    .wrong(
      "on the main thread, which tracked",
      """
      Observation doesn't remember which thread tracked.
      """),
    .right(
      "on the other thread, inside the change",
      """
      the setter calls `onChange`, so `onChange` runs on the thread that sets \
      the donuts.
      """),
    .wrong(
      "on a third thread, some time later",
      """
      by the time the change is made, `onChange` has already returned.
      """))
) {
  // snippet.which-thread
  let truck = FoodTruck()
  withObservationTracking {
    print(truck.donuts, "read on", here())
  } onChange: {
    print(truck.donuts, "notified on", here())
  }
  onAnotherThread {
    truck.donuts = 9
    print(truck.donuts, "set on", here())
  }
  // snippet.end
}

let nowAndLater = Run(
  "now-and-later", tracing: ["donuts": \FoodTruck.donuts],
  predict: Prediction(
    """
    The donuts change twice, and then the agenda runs. Which numbers do \
    `onChange` and the agenda print?
    """,
    .right(
      "`onChange` 10, the agenda 8",
      """
      `onChange` is called before the first change, and the agenda runs after \
      the second, so neither of them sees the 9 in between.
      """),
    .wrong(
      "`onChange` 10, the agenda 9",
      """
      the work on the agenda reads the donuts when it runs, not when it's added.
      """),
    .wrong(
      "`onChange` 9, the agenda 8",
      """
      `onChange` runs before the change, so the 9 isn't stored yet.
      """))
) {
  // snippet.now-and-later
  let truck = FoodTruck()
  let agenda = Agenda()
  withObservationTracking {
    print("at first:", truck.donuts)
  } onChange: {
    print("in onChange:", truck.donuts)
    agenda.add { print("on the agenda:", truck.donuts) }
  }
  truck.donuts = 9
  truck.donuts = 8
  agenda.run()
  // snippet.end
}
