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
      values aren't queued. The loop reads an element when it asks for it.
      """),
    .wrong(
      "10, and nothing more: the loop wasn't waiting when the changes came",
      """
      the sequence remembers the first change, so the loop's next request \
      doesn't have to wait.
      """),
    .wrong(
      "10, 9",
      """
      the sequence remembers that something changed, but not the new value.
      """),
    .right(
      "10, 7",
      """
      when the loop is done with its first line, it asks for the next element. \
      Something has changed, so the closure reads the current number.
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

@MainActor let backAgain = Run(
  "sold-and-back",
  run: awaiting {
    // snippet.sold-and-back
    let truck = FoodTruck()
    let board = Board()
    let task = Task { await loop(over: truck, on: board) }
    await pause()
    truck.donuts = 9
    truck.donuts = 10
    await pause()
    task.cancel()
    // snippet.end
  })
