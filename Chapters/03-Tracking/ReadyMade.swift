import Dispatch
import struct Foundation.Date
import class Foundation.RunLoop
import class Foundation.Thread
import LessonKit
import ObservationCore

// snippet.values
@MainActor
func followForEver(_ truck: FoodTruck) async {
  for await donuts in Observations({ truck.donuts }) {
    print("on the board:", donuts)
  }
}
// snippet.end

// snippet.a-slow-truck
@Observable
final class SlowTruck {
  @ObservationIgnored var meanwhile: () -> Void = {}
  var donuts = 10 {
    willSet { meanwhile() }
  }
}
// snippet.end

let slowChange = Run(
  "slow-change",
  predict: Prediction(
    """
    The 9 is stored as soon as the loop has shown something. What does the \
    board say?
    """,
    .wrong(
      "10, then 9",
      """
      the loop is told before the 9 is stored, and need not wait for the main \
      thread. It reads in the middle of the change.
      """),
    .wrong(
      "10, then 10, then 9",
      """
      the loop tracks again when it reads, in the middle of the change. So it \
      waits for the *next* change, as `follow` did.
      """),
    .right(
      "10, then 10, and nothing more",
      """
      the loop is told, and reads the old number. Then the 9 is stored, which \
      tells nobody. The board stays wrong, at least until the next change.
      """))
) {
  // snippet.slow-change
  let truck = SlowTruck()
  let shown = DispatchSemaphore(value: 0)
  let board = Task.detached {
    for await donuts in Observations({ truck.donuts }) {
      print("on the board:", donuts)
      shown.signal()
    }
  }
  func waitForTheBoard(atMost seconds: Double) {
    _ = shown.wait(timeout: .now() + seconds)
  }
  waitForTheBoard(atMost: 9)
  truck.meanwhile = { waitForTheBoard(atMost: 9) }
  truck.donuts = 9
  print("in the truck:", truck.donuts)
  waitForTheBoard(atMost: 0.5)
  board.cancel()
  // snippet.end
}

// snippet.main-actor
func onTheMainActor(
  _ work: @escaping @MainActor () async -> Void
) {
  var isDone = false
  Task { @MainActor in
    await work()
    isDone = true
  }
  let end = Date(timeIntervalSinceNow: 9)
  while !isDone, Date.now < end {
    _ = RunLoop.main.run(mode: .default, before: end)
  }
}
// snippet.end

let together = Run("together") {
  // snippet.together
  let truck = SlowTruck()
  truck.meanwhile = {
    Thread.sleep(forTimeInterval: 0.1)
  }
  onTheMainActor {
    for await donuts in Observations({ truck.donuts }) {
      print("on the board:", donuts)
      guard donuts == 10 else { break }
      Task { truck.donuts = 9 }
    }
  }
  print("in the truck:", truck.donuts)
  // snippet.end
}
