// A flag says whether something is followed, and that is enough.
// Refused by: to follow another truck ends the one before
// Seen: shown was 10 donuts, then 50 donuts, then 9 donuts
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
  private var isFollowing = false

  /// Follows a truck from now on, and no other one.
  func follow(_ truck: FoodTruck) {
    isFollowing = true
    show(truck)
  }

  /// Ends it: nothing is shown any more.
  func stop() {
    isFollowing = false
  }

  private func show(_ truck: FoodTruck) {
    guard isFollowing else { return }
    let line = withObservationTracking {
      truck.isOpen ? "\(truck.donuts) donuts" : "closed"
    } onChange: { [weak self, weak truck] in
      Task { @MainActor [weak self, weak truck] in
        guard let self, let truck else { return }
        self.show(truck)
      }
    }
    lines.append(line)
    if line == "closed" { stop() }
  }
}
