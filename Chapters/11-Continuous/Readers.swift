import LessonKit
import ObservationCore

@MainActor let slow = Run(
  "slow",
  predict: Prediction(
    """
    While the loop is busy with its first line, the donuts go to 9, 8 and 7, \
    in three turns. Which lines does the board show?
    """,
    .wrong(
      "10, 9, 8, 7",
      """
      the sequence stores no values. It reads the number when the loop asks \
      for an element.
      """),
    .wrong(
      "10, and nothing more: the loop wasn't waiting when the changes came",
      """
      the sequence remembers a change even if the loop isn't waiting for it.
      """),
    .right(
      "10, 7",
      """
      the sequence remembers that something has changed. When the loop asks \
      for its next element, the closure runs and reads the current number.
      """)),
  run: awaiting {
    // snippet.slow
    let truck = FoodTruck()
    let board = Board()
    let task = Task {
      for await donuts in Observations({ truck.donuts }) {
        board.show(donuts)
        if donuts == 10 { await until(!truck.isOpen) }
      }
    }
    for donuts in [9, 8, 7] {
      await pause()
      truck.donuts = donuts
    }
    truck.isOpen = false
    await pause()
    task.cancel()
    // snippet.end
  })
