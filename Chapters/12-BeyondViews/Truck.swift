import ObservationCore
import Synchronization

// snippet.a-truck
@MainActor
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

// snippet.an-agenda
final class Agenda: Sendable {
  private let work = Mutex<[@MainActor () -> Void]>([])

  func add(_ entry: @escaping @MainActor () -> Void) {
    work.withLock { $0.append(entry) }
  }

  @MainActor func run() {
    let entries = work.withLock { entries in
      defer { entries = [] }
      return entries
    }
    for entry in entries { entry() }
  }
}
// snippet.end
