import LessonKit
import ObservationCore

@MainActor let finished = Run(
  "finished",
  run: awaiting {
    // snippet.finished
    let truck = FoodTruck()
    let board = Board()
    Task {
      let stock = Observations<Int, Never>.untilFinished {
        truck.donuts > 0 ? .next(truck.donuts) : .finish
      }
      for await donuts in stock { board.show(donuts) }
      board.show("sold out")
    }
    await pause()
    truck.donuts = 0
    await pause()
    truck.donuts = 12
    await pause()
    // snippet.end
  })

@MainActor let cancelled = Run(
  "cancelled",
  run: awaiting {
    // snippet.cancelled
    let truck = FoodTruck()
    let board = Board()
    let task = Task {
      await loop(over: truck, on: board)
      board.show("the end")
    }
    await pause()
    truck.donuts = 9
    task.cancel()
    await pause()
    // snippet.end
  })

// snippet.a-poster
@MainActor
final class Poster {
  var task: Task<Void, Never>?

  func follow(_ truck: FoodTruck) {
    task = Task {
      for await donuts in Observations({
        truck.donuts
      }) { self.show(donuts) }
    }
  }

  func show(_ donuts: Int) {
    print("on the poster:", donuts)
  }

  deinit { print("the poster is gone") }
}
// snippet.end

@MainActor let held = Run(
  "held",
  predict: Prediction(
    """
    The program sets `poster` to nil, sells a donut, and then cancels the \
    task. When is the poster freed?
    """,
    .wrong(
      "immediately: a task ends with the object that made it",
      """
      a task keeps running even if no object stores it, and until it ends, it \
      keeps everything that its closure captured.
      """),
    .wrong(
      "when the donut is sold, as with a closure that's called once",
      """
      the loop continues after a change, so the task still keeps the poster \
      alive.
      """),
    .right(
      "when the task is cancelled",
      """
      the task's closure captured `self`, so it keeps the poster alive until \
      the task ends, and the task doesn't end until it's cancelled.
      """)),
  run: awaiting {
    // snippet.held
    let truck = FoodTruck()
    var poster: Poster? = Poster()
    poster?.follow(truck)
    let task = poster?.task
    await pause()
    poster = nil
    print("let go")
    truck.donuts = 9
    await pause()
    task?.cancel()
    await pause()
    // snippet.end
  })
