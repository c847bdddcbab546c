// The sequence ends with the truck. The last line comes behind the loop.
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
    task?.cancel()
    let lines = Observations<String, Never>.untilFinished {
      truck.isOpen ? .next("\(truck.donuts) donuts") : .finish
    }
    task = Task { [weak self] in
      for await line in lines { self?.lines.append(line) }
      guard !Task.isCancelled else { return }
      self?.lines.append("closed")
    }
  }

  /// Ends it: nothing is shown any more.
  func stop() {
    task?.cancel()
  }

  deinit { task?.cancel() }
}
