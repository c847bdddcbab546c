// A class is observable once it conforms to Observable.
// Refused by: a change of a name that was read is announced
// Seen: onChange did not run
import ObservationCore

final class Store: Observable {
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
