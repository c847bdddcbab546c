// The attribute in front of the count.
import ObservationCore

@Observable
final class Store {
  var owner = "Ann"

  @ObservationIgnored
  private(set) var greetings = 0

  func greet() -> String {
    greetings += 1
    return "Hello from \(owner)!"
  }
}
