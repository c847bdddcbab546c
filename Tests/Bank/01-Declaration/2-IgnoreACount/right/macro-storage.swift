// The count is written where the macro stores it, past its accessors.
import ObservationCore

@Observable
final class Store {
  var owner = "Ann"
  private(set) var greetings = 0

  func greet() -> String {
    _greetings += 1
    return "Hello from \(owner)!"
  }
}
