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
    The donuts change twice before the first pause, and a third time right \
    before `sold out` is printed. In which order do the lines appear?
    """,
    .wrong(
      "10, 9, 8, 7, `sold out`",
      """
      9 and 8 are set in one turn, and the task can't read anything before \
      that turn ends.
      """),
    .right(
      "10, 8, `sold out`, 7",
      """
      a task for the main actor has to wait until the current turn is over. \
      The first task waits for the turn that sets 9 and 8, so it reads 8. The \
      second waits for the turn that sets 7 and prints `sold out`, so the 7 \
      comes last.
      """),
    .wrong(
      "10, 8, 7, `sold out`",
      """
      the task for 7 also has to wait until the turn that prints `sold out` is \
      over.
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
