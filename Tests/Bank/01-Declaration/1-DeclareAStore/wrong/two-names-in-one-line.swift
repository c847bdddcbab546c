// The macro sees two variables that are declared in one pattern.
// Refused by: a change of a name that was read is announced
// Seen: onChange did not run
import ObservationCore

@Observable
final class Store {
  var (firstName, lastName) = ("Ann", "Lee")
  private var visits = 0

  func welcome() {
    visits += 1
  }

  func report() -> String {
    "\(visits) visits"
  }
}
