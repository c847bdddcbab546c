// Observers are told once the new value is there.
// Refused by: a change is announced before it is made
// Seen: saw ["Bea", "0 visits"]
import ObservationCore

@Observable
final class Store {
  @ObservationIgnored private var first = "Ann"
  var firstName: String {
    get {
      access(keyPath: \.firstName)
      return first
    }
    set {
      first = newValue
      withMutation(keyPath: \.firstName) {}
    }
  }
  var lastName = "Lee"
  private var visits = 0

  func welcome() {
    visits += 1
  }

  func report() -> String {
    "\(visits) visits"
  }
}
