import LessonKit
import ObservationCore

@MainActor let slow = Run(
  "slow",
  predict: Prediction(
    """
    The loop needs time for its first line. Meanwhile the donuts go to 9, 8 \
    and 7, in three turns. Which lines does the board show?
    """,
    .wrong(
      "10, 9, 8, 7",
      """
      no queue keeps the values in between. An element is read when the loop \
      asks for it.
      """),
    .wrong(
      "10, and nothing more: nobody waited when the changes came",
      """
      the first change is remembered. When the loop asks for the next element, \
      it does not have to wait.
      """),
    .wrong(
      "10, 9",
      """
      the sequence remembers that something has changed, but not the new \
      value. The closure runs when the loop asks, and reads the value of that \
      moment.
      """),
    .right(
      "10, 7",
      """
      when its first line is done, the loop asks, hears that something has \
      changed, and reads the number of that moment.
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
  predict: Prediction(
    "A donut is sold, and brought back in the same turn. What is shown?",
    .wrong(
      "nothing: 10 is what was shown last",
      """
      the first change has woken the loop. The loop compares nothing: whatever \
      the closure returns is an element.
      """),
    .right(
      "`10` once more",
      """
      an element says that something was set, and what the value is now. It \
      does not say that the value is a new one.
      """),
    .wrong(
      "`9`, then `10`",
      """
      both values are set in one turn, and the loop reads when that turn is \
      over.
      """)),
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
