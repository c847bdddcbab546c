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
  // Why 1: the loop waits in its task, and a task keeps running whether or not
  // it's stored. But to cancel a task, you have to store it. So the display
  // stores the task, and cancels it as the last thing it does.
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  /// Follows a truck from now on, and no other truck.
  func follow(_ truck: FoodTruck) {
    // Why 2: while the loop waits, its task keeps alive what the closures
    // capture. They capture the display weakly, so the display can be freed;
    // the truck is released when the loop ends. `break` ends the loop after the
    // last line.
    // Also works: `Observations.untilFinished`, whose `.finish` adds no
    // element: then add the last line after the loop, unless the task is
    // cancelled.
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

  /// Stops following: nothing is shown any more.
  func stop() {
    // Why 3: cancelling wakes a waiting loop, which then gets no more elements.
    task?.cancel()
    task = nil
  }
}
