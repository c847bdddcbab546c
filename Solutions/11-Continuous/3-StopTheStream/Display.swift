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
  // Why 1: the loop waits in its task, and a task goes on whether or not
  // anybody holds it. To cancel it somebody has to hold it. When the display
  // dies nobody could any more, so it does that last.
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  /// Follows a truck, and no other one any more.
  func follow(_ truck: FoodTruck) {
    // Why 2: while the loop waits its task holds what the closures hold. The
    // display is held weakly, so that it can die; the truck is let go when the
    // loop is left. `break` leaves it after the last line.
    // Also works: `Observations.untilFinished`, which ends before an element:
    // then the last line is added behind the loop, unless the task is cancelled.
    stop()
    let lines = Observations {
      truck.isOpen ? "\(truck.donuts) donuts" : "closed"
    }
    task = Task { [weak self] in
      for await line in lines {
        self?.lines.append(line)
        if line == "closed" { break }
      }
    }
  }

  /// Ends it: nothing is shown any more.
  func stop() {
    // Why 3: a loop that waits is woken by this, and gets no element any more.
    task?.cancel()
    task = nil
  }
}
