import ObservationCore

/// The donuts that are ready to be sold. It isn't Sendable, so it stays on one
/// actor.
@Observable
final class Shelf {
  /// Runs in the middle of each change.
  @ObservationIgnored var meanwhile: @Sendable () -> Void = {}

  var donuts = 10 {
    willSet { meanwhile() }
  }
}

/// Bakes donuts, on an actor of its own.
actor Kitchen {
  private let shelf = Shelf()

  /// Bakes one batch after the other, in one turn.
  func bake(_ batches: Int...) {
    for batch in batches { shelf.donuts += batch }
  }

  /// Sets the work that runs in the middle of each change from now on.
  func duringChanges(_ work: @escaping @Sendable () -> Void) {
    shelf.meanwhile = work
  }

  /// The number of donuts on the shelf over time.
  func stock() -> some AsyncSequence<Int, Never> & Sendable {
    // TODO 1: The number is read once, and its changes aren't observed.
    let donuts = shelf.donuts
    return Observations { donuts }
  }
}

/// Sells donuts, on the main actor.
@MainActor
@Observable
final class FoodTruck {
  var donuts = 10
}

/// Records numbers, on an actor of its own.
actor Ledger {
  private(set) var lines: [Int] = []

  /// Records the donuts of a truck over time: the current number, and then what
  /// later turns of the main actor left.
  func record(_ truck: FoodTruck) async {
    // TODO 2: The donuts are recorded once.
    lines.append(await truck.donuts)
  }
}
