// A greeting can be kept once it is made, because only the count is new.
// Refused by: a new owner is in the next greeting
// Seen: the greeting says Hello from Ann!
import ObservationCore

@Observable
final class Store {
  var owner = "Ann"
  @ObservationIgnored private(set) var greetings = 0
  @ObservationIgnored private lazy var greeting = "Hello from \(owner)!"

  func greet() -> String {
    greetings += 1
    return greeting
  }
}
