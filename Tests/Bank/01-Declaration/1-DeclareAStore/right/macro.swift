// The macro in front of the class, and nothing else.
import ObservationCore

@Observable
final class Store {
  var firstName = "Ann"
  var lastName = "Lee"
  private var visits = 0

  func welcome() {
    visits += 1
  }

  func report() -> String {
    "\(visits) visits"
  }
}
