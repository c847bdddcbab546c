// The donuts are what is followed; whether the truck is open is asked when they
// change.
// Refused by: a closed truck is the end
// Seen: shown was 10 donuts; the truck was closed
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
      for await donuts in Observations({ truck.donuts }) {
        guard truck.isOpen else {
          self?.lines.append("closed")
          return
        }
        self?.lines.append("\(donuts) donuts")
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
