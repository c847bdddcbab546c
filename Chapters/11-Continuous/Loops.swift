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
    await pause()
    truck.donuts = 8
    await pause()
    task.cancel()
    // snippet.end
  })

@MainActor let oneTurn = Run(
  "sale",
  predict: Prediction(
    "The loop has shown 10 donuts and 0 tips. What does it show next?",
    .wrong(
      "9 donuts, 0 tips; then 8 and 0; then 8 and 1",
      """
      the main actor isn't free between the changes, so the loop can't read \
      any values in between.
      """),
    .wrong(
      "9 donuts, 0 tips; the loop is notified of the first change only",
      """
      only the first change wakes the loop, but the loop reads after all \
      three.
      """),
    .wrong(
      "8 donuts, 0 tips; then 8 and 1",
      """
      the first change wakes the loop, which then reads both properties in the \
      same turn.
      """),
    .right(
      "8 donuts, 1 tips",
      """
      the loop doesn't get the main actor until the sale is complete, so by \
      the time it reads, all three changes have been made.
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
    One donut is sold, and the customer takes a while to pay. How many tips \
    does the board show, line by line?
    """,
    .right(
      "0, then 0, then 1",
      """
      the first change wakes the loop. While `sell` waits for the customer, \
      the main actor is free, so the loop shows a half-finished sale.
      """),
    .wrong(
      """
      0, then 0, and the program waits forever: the tip belongs to the same \
      sale
      """,
      """
      `sell` is one function, but it runs in two turns, and the tip that's \
      added in the second turn wakes the loop again.
      """),
    .wrong(
      "0, and the program waits forever: the loop waits for the end of `sell`",
      """
      a function gives up its actor while it waits, so other code can run \
      before the function ends.
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
