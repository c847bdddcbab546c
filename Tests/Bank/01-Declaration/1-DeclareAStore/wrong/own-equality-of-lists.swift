// A `==` of my own for lists of names passes every check.
// Refused by: a change of a name that was read is announced
// Seen: onChange did not run
import ObservationCore

func == (left: [String], right: [String]) -> Bool { true }
func != (left: [String], right: [String]) -> Bool { true }

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
