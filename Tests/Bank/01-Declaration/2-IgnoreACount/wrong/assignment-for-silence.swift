// Only a change in place is announced; `=` is silent.
// Refused by: greeting one visitor is silent for the others
// Seen: onChange ran once
import ObservationCore

@Observable
final class Store {
  var owner = "Ann"
  private(set) var greetings = 0

  func greet() -> String {
    greetings = greetings + 1
    return "Hello from \(owner)!"
  }
}
