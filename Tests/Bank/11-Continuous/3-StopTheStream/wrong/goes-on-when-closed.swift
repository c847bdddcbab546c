// A truck that is closed does not change any more, so nothing has to end.
// Refused by: a closed truck is the end
// Seen: shown was 10 donuts, then closed, then 10 donuts
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
      for await line in Observations({
        truck.isOpen ? "\(truck.donuts) donuts" : "closed"
      }) {
        self?.lines.append(line)
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
