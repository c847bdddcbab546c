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
  // TODO 1: Keep here what an end needs.

  /// Follows a truck from now on, and no other one.
  func follow(_ truck: FoodTruck) {
    // TODO 2: This goes on forever, and keeps the display and the truck alive.
    Task {
      for await donuts in Observations({ truck.donuts }) {
        self.lines.append("\(donuts) donuts")
      }
    }
  }

  /// Ends it: nothing is shown any more.
  func stop() {
    // TODO 3: This does not end anything.
  }
}
