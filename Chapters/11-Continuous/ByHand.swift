import LessonKit
import ObservationCore

// snippet.by-hand
@MainActor
func follow(_ truck: FoodTruck, on board: Board) {
  let donuts = withObservationTracking {
    truck.donuts
  } onChange: {
    Task { @MainActor in follow(truck, on: board) }
  }
  board.show(donuts)
}
// snippet.end

@MainActor let turns = Scene(
  "turns",
  predict: Prediction(
    """
    Two changes, then the main actor is given up; then one more, and a line is \
    printed at once. In which order does all that appear?
    """,
    .wrong(
      "10, 9, 8, 7, `sold out`",
      """
      `onChange` leaves a task behind, and goes back to the change. The task \
      waits for the main actor, which is busy: 9 and 8 are set in one go.
      """),
    .right(
      "10, 8, `sold out`, 7",
      """
      the first task runs when the main actor is free, and finds 8, which has \
      left no task: the tracking had ended. The task that the 7 leaves has to \
      wait, too: `sold out` is printed in the same turn as the change.
      """),
    .wrong(
      "10, 8, 7, `sold out`",
      """
      a task that is made on the main actor begins when the actor is free, and \
      it is not free before `sold out` is printed.
      """)),
  run: awaiting {
    // snippet.turns
    let truck = FoodTruck()
    let board = Board()
    follow(truck, on: board)
    truck.donuts = 9
    truck.donuts = 8
    await pause()
    truck.donuts = 7
    print("sold out")
    await pause()
    // snippet.end
  })
