import struct Foundation.Date
import class Foundation.RunLoop
import LessonKit
import ObservationCore

let ready = Run("a-loop") {
  onTheMainActor {
    // snippet.a-loop
    let truck = MainTruck()
    for await donuts in Observations({ truck.donuts }) {
      print("on the board:", donuts)
      guard donuts == 10 else { break }
      truck.donuts = 9
      truck.donuts = 8
    }
    // snippet.end
  }
}

/// Runs work on the main actor, and returns when it is done.
private func onTheMainActor(_ work: @escaping @MainActor () async -> Void) {
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
