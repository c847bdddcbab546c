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
  predict: Prediction(
    """
    The 9 is set, and the task is cancelled right after it. Is the 9 shown?
    """,
    .right(
      "no, and the loop ends",
      """
      the loop asks in a later turn, and a task that is cancelled by then gets \
      no more elements, not even one that is due. (A loop on another actor than \
      its closure may still get one.)
      """),
    .wrong(
      "yes: it was set before, and the loop has been told",
      """
      the loop was told, and waits for the main actor. When it gets its turn, \
      its task is cancelled, and the closure does not run.
      """),
    .wrong(
      "no, and the loop still waits, for the next change",
      """
      the cancelled task gets the end of the sequence, and a `for` loop ends \
      there. It would even if nothing had changed: cancelling wakes it.
      """)),
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
    The program lets the poster go, a donut is sold, and then the task is \
    cancelled. When is the poster freed?
    """,
    .wrong(
      "at once: a task ends with the object that made it",
      """
      a task goes on, held or not. And while it waits it holds `self`, which \
      its closure has captured.
      """),
    .wrong(
      "when the donut is sold, as with a closure that is called once",
      """
      the loop goes on after a change, and so does its hold on the poster.
      """),
    .right(
      "when the task is cancelled",
      """
      the task's closure holds the poster for as long as the task goes on, and \
      that is until the loop has ended.
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
