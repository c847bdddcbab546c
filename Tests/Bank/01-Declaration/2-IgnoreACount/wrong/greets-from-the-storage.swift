// A method that is to be silent has to read the storage behind all properties.
// Refused by: a new owner is announced to those who were greeted
// Seen: onChange did not run
import ObservationCore

@Observable
final class Store {
  var owner = "Ann"
  @ObservationIgnored private(set) var greetings = 0

  func greet() -> String {
    greetings += 1
    return "Hello from \(_owner)!"
  }
}
