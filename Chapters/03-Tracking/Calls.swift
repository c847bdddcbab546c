import LessonKit
import ObservationCore

let whichThread = Scene(
  "which-thread", tracing: ["donuts": \FoodTruck.donuts],
  predict: Prediction(
    "One thread tracks, another makes the change. Where does `onChange` run?",
    .wrong(
      "on the main thread, the one that tracked",
      """
      nobody remembers the thread that has tracked, and nobody could make it \
      stop what it is doing to call a closure.
      """),
    .right(
      "on the other thread, before it goes on",
      """
      `onChange` is called from inside the setter, so it runs where the setter \
      runs, and the setter waits for it.
      """),
    .wrong(
      "on a third thread, some time later",
      """
      nothing is put off. The call is over when the change is.
      """))
) {
  // snippet.which-thread
  let truck = FoodTruck()
  withObservationTracking {
    print(truck.donuts, "read on", here())
  } onChange: {
    print(truck.donuts, "told on", here())
  }
  onAnotherThread {
    truck.donuts = 9
    print(truck.donuts, "set on", here())
  }
  // snippet.end
}

let nowAndLater = Scene(
  "now-and-later", tracing: ["donuts": \FoodTruck.donuts]
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
  agenda.run()
  // snippet.end
}

let nested = Scene(
  "nested",
  tracing: ["donuts": \FoodTruck.donuts, "tips": \FoodTruck.tips],
  predict: Prediction(
    "A board has a row, and each tracks for itself. Who is told of the donuts?",
    .wrong(
      "the row, which has read them",
      """
      the row's closure ran inside the board's. While it ran, two closures \
      were being tracked, and both have read the donuts.
      """),
    .wrong(
      "the board, for the outer tracking takes over",
      """
      nothing is taken over. Each tracking waits for itself.
      """),
    .right(
      "both, once each",
      """
      what the inner closure reads, the outer one has read as well. Each of \
      the two is told once, and then ends.
      """),
    .wrong(
      "both, at both changes",
      """
      each of the two ends when it has been told, inside another one or not.
      """))
) {
  // snippet.nested
  let truck = FoodTruck()
  withObservationTracking {
    print("board:", truck.tips)
    withObservationTracking {
      print("row:", truck.donuts)
    } onChange: {
      print("the row is told")
    }
  } onChange: {
    print("the board is told")
  }
  truck.donuts = 9
  truck.donuts = 8
  // snippet.end
}
