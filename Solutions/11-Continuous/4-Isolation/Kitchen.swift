import ObservationCore

/// What is ready to be sold. It is not Sendable, so it stays on one actor.
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

  /// Sets what runs in the middle of each change from now on.
  func duringChanges(_ work: @escaping @Sendable () -> Void) {
    shelf.meanwhile = work
  }

  /// The number of donuts on the shelf over time.
  func stock() -> some AsyncSequence<Int, Never> & Sendable {
    // Why 1: written in the kitchen and with its `self` in it, the closure runs
    // on the kitchen. The kitchen does one thing at a time, so the closure
    // reads before a change or after it. Without `self` the closure would
    // belong to nobody, and the compiler would not let it have the shelf.
    Observations { self.shelf.donuts }
  }
}

/// Sells donuts, on the main actor.
@MainActor
@Observable
final class FoodTruck {
  var donuts = 10
}

/// Keeps what there was, on an actor of its own.
actor Ledger {
  private(set) var lines: [Int] = []

  /// Notes the donuts of a truck over time: as they are now, and as later turns
  /// of the main actor have left them.
  func record(_ truck: FoodTruck) async {
    // Why 2: the loop may be on any actor, the closure may not. It is written
    // where the truck is, and only its elements cross over.
    // Also works: making the function a member of the truck.
    for await donuts in await values(of: truck) { lines.append(donuts) }
  }

  @MainActor
  private func values(of truck: FoodTruck) -> Observations<Int, Never> {
    Observations { truck.donuts }
  }
}
