// A count that nobody observes starts again with a new owner.
// Refused by: every store counts its own greetings
// Seen: they counted 1 and 1
import ObservationCore

@Observable
final class Store {
  var owner = "Ann" {
    didSet { greetings = 0 }
  }
  @ObservationIgnored private(set) var greetings = 0

  func greet() -> String {
    greetings += 1
    return "Hello from \(owner)!"
  }
}
