import LessonKit
import ObservationCore

@MainActor let slow = Scene(
  "slow",
  predict: Prediction(
    """
    The loop needs time for its first line. Meanwhile the donuts go to 9, to 8 \
    and to 7, in three turns. Which lines are there in the end?
    """,
    .wrong(
      "10, 9, 8, 7",
      """
      nobody keeps the values in between: there is no queue. An element is \
      read when the loop asks for it.
      """),
    .wrong(
      "10, and nothing more: nobody waited when the changes came",
      """
      the first change is remembered. When the loop asks for the next element, \
      it need not wait.
      """),
    .wrong(
      "10, 9",
      """
      what is remembered is that something has changed, and not what to. The \
      closure runs when the loop asks, and reads what is there then.
      """),
    .right(
      "10, 7",
      """
      the loop asks when it is done, hears that something has changed, and \
      reads the number of that moment.
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
    await until(board.lines == 2)
    await pause()
    task.cancel()
    // snippet.end
  })

@MainActor let backAgain = Scene(
  "sold-and-back",
  predict: Prediction(
    "A donut is sold, and brought back in the same turn. What comes?",
    .wrong(
      "nothing: 10 is what was shown last",
      """
      the loop was woken by the first change. It compares nothing: what the \
      closure yields is an element.
      """),
    .right(
      "`10` once more",
      """
      an element says that something was set, and what is there now. That it \
      is another value it does not say.
      """),
    .wrong(
      "`9`, then `10`",
      """
      both are set in one turn, and the loop reads when that is over.
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
