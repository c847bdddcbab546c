import LessonKit
import ObservationCore

@MainActor let death = Run(
  "death", isNew: true,
  predict: Prediction(
    """
    The loop holds the truck weakly, and then nobody holds it any more. No \
    property was set. Does another line come?
    """,
    .wrong(
      "no: nothing has changed, and nobody can change it any more",
      """
      that was true up to Swift 6.3, where the loop waited forever. Since 6.4 \
      the loop waits for the death of an object, too.
      """),
    .right(
      "yes: `nil`",
      """
      the loop is told of the truck's death as it is of a change. It reads \
      again, and there is no truck.
      """),
    .wrong(
      "no: the truck does not die, because the loop waits in it",
      """
      the closure captures the truck weakly, and the loop holds the closure. \
      So the loop does not keep the truck alive.
      """)),
  run: awaiting {
    #if !TOOLCHAIN || compiler(>=6.4)
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
