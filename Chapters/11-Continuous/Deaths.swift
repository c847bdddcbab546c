import LessonKit
import ObservationCore

@MainActor let death = Run(
  "death", isNew: true,
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
