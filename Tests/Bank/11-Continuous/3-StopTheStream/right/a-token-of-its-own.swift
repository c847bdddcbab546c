// An object that is kept, and cancels the task when it is let go.
import ObservationCore

@MainActor
@Observable
final class FoodTruck {
  var isOpen = true
  var donuts = 10
}

@MainActor
final class Following {
  private let task: Task<Void, Never>

  init(
    _ truck: FoodTruck, show: @escaping @MainActor (String) -> Void
  ) {
    task = Task {
      let donuts = Observations { truck.isOpen ? truck.donuts : nil }
      for await donuts in donuts {
        guard !Task.isCancelled else { return }
        show(donuts.map { "\($0) donuts" } ?? "closed")
        if donuts == nil { break }
      }
    }
  }

  deinit { task.cancel() }
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
  private var following: Following?

  /// Follows a truck from now on, and no other one.
  func follow(_ truck: FoodTruck) {
    following = Following(truck) { [weak self] line in
      self?.lines.append(line)
    }
  }

  /// Ends it: nothing is shown any more.
  func stop() {
    following = nil
  }
}
