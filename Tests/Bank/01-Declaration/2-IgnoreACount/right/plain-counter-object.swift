// A plain object counts; the store holds it in a `let`.
import ObservationCore

private final class Tally {
  private(set) var total = 0
  func add() { total += 1 }
}

@Observable
final class Store {
  var owner = "Ann"
  private let tally = Tally()

  var greetings: Int { tally.total }

  func greet() -> String {
    tally.add()
    return "Hello from \(owner)!"
  }
}
