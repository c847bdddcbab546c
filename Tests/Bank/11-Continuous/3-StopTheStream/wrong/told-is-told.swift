// A change that was made before the end is still shown.
// Refused by: a change that has no line yet gets none after stop
// Seen: shown was 10 donuts, then 9 donuts
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
  private var change: AsyncStream<Void>.Continuation?

  /// Follows a truck from now on, and no other one.
  func follow(_ truck: FoodTruck) {
    stop()
    let (changes, change) = AsyncStream<Void>.makeStream()
    change.yield()
    Task { [weak self] in
      for await _ in changes {
        let line = withObservationTracking {
          truck.isOpen ? "\(truck.donuts) donuts" : "closed"
        } onChange: {
          change.yield()
        }
        self?.lines.append(line)
        if line == "closed" { return }
      }
    }
    self.change = change
  }

  /// Ends it: nothing is shown any more.
  func stop() {
    change?.finish()
    change = nil
  }

  deinit { change?.finish() }
}
