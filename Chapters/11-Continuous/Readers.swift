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
      the sequence doesn't store any values. The number isn't read until the \
      loop asks for an element.
      """),
    .wrong(
      "10, and nothing more: the loop wasn't waiting when the changes came",
      """
      the sequence remembers that there was a change, so the loop gets an \
      element as soon as it asks for one.
      """),
    .wrong(
      "10, 9",
      """
      the sequence remembers that there was a change, but not the new number.
      """),
    .right(
      "10, 7",
      """
      when the loop asks for its next element, the sequence knows that \
      something has changed, so it runs the closure, which reads the current \
      number.
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
