// Ignoring a computed property ignores what it reads.
// Refused by: greeting one visitor is silent for the others
// Seen: onChange ran once
import ObservationCore

@Observable
final class Store {
  var owner = "Ann"
  private var count = 0
  @ObservationIgnored var greetings: Int { count }

  func greet() -> String {
    count += 1
    return "Hello from \(owner)!"
  }
}
