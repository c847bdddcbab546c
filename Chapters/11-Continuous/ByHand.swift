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

@MainActor let turns = Run(
  "turns",
  predict: Prediction(
    """
    Two changes are made, and then the code gives up the main actor. Then it \
    makes one more change, and prints a line at once. In which order do the \
    lines appear?
    """,
    .wrong(
      "10, 9, 8, 7, `sold out`",
      """
      `onChange` makes a task, and returns to the change. The task waits for \
      the main actor, which is busy: 9 and 8 are set in one turn.
      """),
    .right(
      "10, 8, `sold out`, 7",
      """
      the first task runs when the main actor is free, and finds 8. The \
      change to 8 makes no task: the tracking has ended. The task of the \
      change to 7 has to wait, too: `sold out` is printed in the same turn as \
      that change.
      """),
    .wrong(
      "10, 8, 7, `sold out`",
      """
      `Task { … }` begins when its actor is free, and that is not before \
      `sold out` is printed.
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
