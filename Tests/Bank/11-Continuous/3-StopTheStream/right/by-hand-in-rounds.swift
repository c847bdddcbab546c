// By hand: each follow begins a round, and what comes from an older one is not
// heeded. Nobody is held.
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
  private var round = 0

  /// Follows a truck from now on, and no other one.
  func follow(_ truck: FoodTruck) {
    stop()
    show(truck, in: round)
  }

  /// Ends it: nothing is shown any more.
  func stop() {
    round += 1
  }

  private func show(_ truck: FoodTruck, in round: Int) {
    guard round == self.round else { return }
    let line = withObservationTracking {
      truck.isOpen ? "\(truck.donuts) donuts" : "closed"
    } onChange: { [weak self, weak truck] in
      Task { @MainActor [weak self, weak truck] in
        guard let self, let truck else { return }
        self.show(truck, in: round)
      }
    }
    lines.append(line)
    if line == "closed" { stop() }
  }
}
