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
    Two changes are made before the code gives up the main actor, and a third \
    is made right before a line is printed. In which order do the lines \
    appear?
    """,
    .wrong(
      "10, 9, 8, 7, `sold out`",
      """
      `onChange` only starts a task, which has to wait: 9 and 8 are set in one \
      turn.
      """),
    .right(
      "10, 8, `sold out`, 7",
      """
      the first task runs when the main actor is free, and reads 8. The change \
      to 8 starts no task, because the tracking has ended. The task for 7 has \
      to wait for the turn that prints `sold out`.
      """),
    .wrong(
      "10, 8, 7, `sold out`",
      """
      `Task { … }` starts when its actor is free, after `sold out` is printed.
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
