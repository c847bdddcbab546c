// A private variable is nobody's business, so it has to be ignored.
// Refused by: a private variable is observed through a method
// Seen: onChange did not run
import ObservationCore

@Observable
final class Store {
  var firstName = "Ann"
  var lastName = "Lee"
  @ObservationIgnored private var visits = 0

  func welcome() {
    visits += 1
  }

  func report() -> String {
    "\(visits) visits"
  }
}
