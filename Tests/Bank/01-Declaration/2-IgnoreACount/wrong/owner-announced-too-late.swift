// A change is announced when it has been made.
// Refused by: a new owner is announced to those who were greeted
// Seen: saw ["Bea"]
import ObservationCore

@Observable
final class Store {
  @ObservationIgnored private var name = "Ann"
  var owner: String {
    get {
      access(keyPath: \.owner)
      return name
    }
    set {
      name = newValue
      withMutation(keyPath: \.owner) {}
    }
  }
  @ObservationIgnored private(set) var greetings = 0

  func greet() -> String {
    greetings += 1
    return "Hello from \(owner)!"
  }
}
