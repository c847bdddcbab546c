// A display that follows the truck already has nothing to do.
// Refused by: to follow the same truck again does not show it twice
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
  private var task: Task<Void, Never>?
  private weak var followed: FoodTruck?

  /// Follows a truck from now on, and no other one.
  func follow(_ truck: FoodTruck) {
    if followed === truck { return }
    stop()
    task = Task { [weak self] in
      for await line in Observations({
        truck.isOpen ? "\(truck.donuts) donuts" : "closed"
      }) {
        self?.lines.append(line)
        if line == "closed" { return }
      }
    }
    followed = truck
  }

  /// Ends it: nothing is shown any more.
  func stop() {
    task?.cancel()
    task = nil
    followed = nil
  }

  deinit { task?.cancel() }
}
