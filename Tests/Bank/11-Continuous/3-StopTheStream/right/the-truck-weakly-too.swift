// A function of the type has the loop, and neither the display nor the truck.
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
    let states = Observations { [weak truck] in
      truck.map { ($0.isOpen, $0.donuts) }
    }
    task = Task { [weak self] in
      for await state in states {
        guard let (isOpen, donuts) = state, let self else { return }
        guard isOpen else { return self.lines.append("closed") }
        self.lines.append("\(donuts) donuts")
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
