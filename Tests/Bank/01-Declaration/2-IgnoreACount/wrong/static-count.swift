// Making a count static or global is the way to leave it out of observation.
// Refused by: every store counts its own greetings
// Seen: Each store keeps a count of its own
import ObservationCore

@Observable
final class Store {
  var owner = "Ann"
  private static var count = 0
  var greetings: Int { Self.count }

  func greet() -> String {
    Self.count += 1
    return "Hello from \(owner)!"
  }
}
