// A task that waits for signals of a tracking by hand.
import ObservationCore

@MainActor
@Observable
final class FoodTruck {
  var isOpen = true
  var donuts = 10
}

/// Shows how many donuts a truck has.
///
///     let display = Display()
///     display.follow(truck)        // 10 donuts
///     truck.donuts = 9             // 9 donuts
///     truck.isOpen = false         // closed
@MainActor
final class Display {
  private(set) var lines: [String] = []
  private var task: Task<Void, Never>?

  /// Follows a truck from now on, and no other one.
  func follow(_ truck: FoodTruck) {
    stop()
    task = Task { [weak self] in
      while !Task.isCancelled {
        let (changes, change) = AsyncStream<Void>.makeStream()
        let donuts = withObservationTracking {
          truck.isOpen ? truck.donuts : nil
        } onChange: {
          change.yield()
        }
        self?.lines.append(donuts.map { "\($0) donuts" } ?? "closed")
        if donuts == nil { break }
        for await _ in changes { break }
      }
    }
  }

  /// Ends it: nothing is shown any more.
  func stop() {
    task?.cancel()
    task = nil
  }

  deinit { task?.cancel() }
}
