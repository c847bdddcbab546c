// A computed property is observed, whatever it reads.
// Refused by: a change of the title is announced to the formal name
// Seen: onChange did not run
import ObservationCore

@Observable
final class Customer {
  var firstName = "Ann"
  var lastName = "Lee"

  var fullName: String { "\(firstName) \(lastName)" }

  @ObservationIgnored
  var title = "Dr."

  var formalName: String {
    "\(title) \(lastName)"
  }
}
