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
  // TODO 1: Store here what you need to end the loop.

  /// Follows a truck from now on, and no other truck.
  func follow(_ truck: FoodTruck) {
    // TODO 2: This runs forever, and keeps the display and the truck alive.
    Task {
      for await donuts in Observations({ truck.donuts }) {
        self.lines.append("\(donuts) donuts")
      }
    }
  }

  /// Stops following: nothing is shown any more.
  func stop() {
    // TODO 3: This doesn't end anything.
  }
}
