// A structure can be observable.
// Refused by: the compiler
// Seen: cannot be applied to struct type
import ObservationCore

@Observable
struct Store {
  var firstName = "Ann"
  var lastName = "Lee"
  private var visits = 0

  mutating func welcome() {
    visits += 1
  }

  func report() -> String {
    "\(visits) visits"
  }
}
