// A short wait before the read is enough for a change to be over.
// Refused by: no number is read in the middle of a change
// Seen: the elements were [10, 10]
import class Foundation.Thread
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
    Observations { [shelf] in
      Thread.sleep(forTimeInterval: 0.01)
      return shelf.donuts
    }
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
    for await donuts in await Self.donuts(of: truck) {
      lines.append(donuts)
    }
  }

  @MainActor private static func donuts(
    of truck: FoodTruck
  ) -> Observations<Int, Never> {
    Observations { truck.donuts }
  }
}

extension Shelf: @unchecked Sendable {}
