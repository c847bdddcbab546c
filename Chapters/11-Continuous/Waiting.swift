import ObservationCore

// What the chapter's runs have in common: a model, a board that shows it, and
// ways to let other code have its turn.

// snippet.a-truck
@MainActor
@Observable
final class FoodTruck {
  var isOpen = true
  var donuts = 10
  var tips = 0
}
// snippet.end

// snippet.a-board
@MainActor
final class Board {
  private(set) var lines = 0

  func show(_ value: Any) {
    print("on the board:", value)
    lines += 1
  }
}
// snippet.end

// snippet.waiting
/// Gives all pending work its turn, and then the work
/// that it leads to.
@MainActor func pause() async {
  try? await Task.sleep(for: .milliseconds(100))
}

/// Waits until a condition is true.
@MainActor func until(
  _ condition: @autoclosure () async -> Bool
) async {
  while !(await condition()) { await Task.yield() }
}
// snippet.end
