import LessonKit
import ObservationCore

@MainActor let death = Run(
  "death", isNew: true,
  predict: Prediction(
    """
    The board shows 10. Then the program sets `truck` to `nil`. What does the \
    board show next?
    """,
    .wrong(
      "nothing: the loop still follows the truck, and so keeps it",
      """
      the loop holds the closure, and the closure holds the truck weakly. So \
      the truck is freed.
      """),
    .wrong(
      "10 again: a loop is told before a change",
      """
      the loop is told before the change, but reads in a later turn, and by \
      then there is no truck.
      """),
    .right(
      "`no truck`",
      """
      the loop is told that the truck is freed. It reads in a later turn, and \
      finds `nil`.
      """)),
  run: awaiting {
    #if !TOOLCHAIN || (compiler(>=6.4) && !canImport(Darwin))
      // snippet.death
      var truck: FoodTruck? = FoodTruck()
      let board = Board()
      let stock = Observations { [weak truck] in
        truck?.donuts
      }
      let task = Task {
        for await donuts in stock {
          board.show(donuts.map(String.init) ?? "no truck")
        }
      }
      await pause()
      truck = nil
      await pause()
      task.cancel()
    // snippet.end
    #endif
  })
