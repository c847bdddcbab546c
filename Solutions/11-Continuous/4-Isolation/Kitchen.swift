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
    // Why 1: the closure is written in the kitchen and captures its `self`, so
    // it runs on the kitchen. The kitchen does one thing at a time, so the
    // closure reads before a change or after it. Without `self` the closure
    // would belong to no actor, and the compiler wouldn't let it capture the
    // shelf.
    Observations { self.shelf.donuts }
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
    // Why 2: the loop may be on any actor, but the closure may not. The closure
    // is written on the truck's actor, and only its elements cross over.
    // Also works: making the function a member of the truck.
    for await donuts in await values(of: truck) { lines.append(donuts) }
  }

  @MainActor
  private func values(of truck: FoodTruck) -> Observations<Int, Never> {
    Observations { truck.donuts }
  }
}
