import LessonKit
import ObservationCore

// snippet.a-loop
@MainActor
func loop(
  over truck: FoodTruck, on board: Board
) async {
  for await donuts in Observations({ truck.donuts }) {
    board.show(donuts)
  }
}
// snippet.end

@MainActor let looping = Run(
  "looping",
  run: awaiting {
    // snippet.looping
    let truck = FoodTruck()
    let board = Board()
    let task = Task { await loop(over: truck, on: board) }
    await pause()
    truck.donuts = 9
    truck.donuts = 8
    await pause()
    truck.donuts = 7
    await pause()
    task.cancel()
    // snippet.end
  })

@MainActor let oneTurn = Run(
  "sale",
  predict: Prediction(
    "The loop has shown its first line. How many more come?",
    .right(
      "one",
      """
      the loop reads when it gets the main actor again. By then the sale is \
      complete, and one line shows all of it.
      """),
    .wrong(
      "three, one for each line that sets something",
      """
      the first of them wakes the loop. But the loop has to wait for the main \
      actor, which is free at `pause()`, when all three are done.
      """),
    .wrong(
      "two, one for each property",
      """
      the closure reads both properties, and the first change of either wakes \
      it, once.
      """)),
  run: awaiting {
    // snippet.sale
    let truck = FoodTruck()
    let board = Board()
    let task = Task {
      for await text in Observations({
        "\(truck.donuts) donuts, \(truck.tips) tips"
      }) { board.show(text) }
    }
    await pause()
    truck.donuts -= 1
    truck.donuts -= 1
    truck.tips += 1
    await pause()
    task.cancel()
    // snippet.end
  })

// snippet.a-sale
extension FoodTruck {
  func sell(payment: () async -> Int) async {
    donuts -= 1
    tips += await payment()
  }
}
// snippet.end

@MainActor let inBetween = Run(
  "in-between",
  predict: Prediction(
    """
    One donut is sold. The customer pays when the board has shown one donut \
    less. Which tips does the board show, line by line?
    """,
    .right(
      "0, then 0, then 1",
      """
      `await` gives the main actor up. The change of the donuts has woken the \
      loop, which gets its turn, and shows a half-finished sale.
      """),
    .wrong(
      "0, then 1",
      """
      a turn does not last as long as a function. It ends where the code gives \
      up the actor, here at the `await` in the middle of `sell`.
      """),
    .wrong(
      "0, and the program waits forever: the loop waits for the end of `sell`",
      """
      a waiting function does not keep its actor. Others may use the actor \
      meanwhile.
      """)),
  run: awaiting {
    // snippet.in-between
    let truck = FoodTruck()
    let board = Board()
    let task = Task {
      for await text in Observations({
        "\(truck.donuts) donuts, \(truck.tips) tips"
      }) { board.show(text) }
    }
    await until(board.lines == 1)
    await truck.sell {
      await until(board.lines == 2)
      return 1
    }
    await until(board.lines == 3)
    task.cancel()
    // snippet.end
  })
