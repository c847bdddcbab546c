// The loop finds that the display is gone when the next change comes.
// Refused by: a display that is gone lets the truck go
// Seen: the display is gone, nobody holds the truck, and it is still there
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
        guard let self else { return }
        self.lines.append(line)
        if line == "closed" { return }
      }
    }
  }

  /// Ends it: nothing is shown any more.
  func stop() {
    task?.cancel()
    task = nil
  }
}
