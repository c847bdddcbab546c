import ObservationCore

// snippet.a-truck
@Observable
final class FoodTruck {
  var name: String
  var donuts: Int

  init(_ name: String = "Ann", donuts: Int = 10) {
    self.name = name
    self.donuts = donuts
  }

  func sell(_ count: Int) {
    precondition(count <= donuts, "there are \(donuts)")
    donuts -= count
  }
}
// snippet.end

/// As in chapter 3.
final class Agenda {
  private var entries: [() -> Void] = []

  func add(_ work: @escaping () -> Void) {
    entries.append(work)
  }

  /// Work that's added meanwhile waits for the next run.
  func run() {
    let work = entries
    entries = []
    for entry in work { entry() }
  }
}
