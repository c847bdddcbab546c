// Announcing an ignored title is enough to have it observed.
// Refused by: a change of the title is announced to the formal name
// Seen: onChange did not run
import ObservationCore

@Observable
final class Customer {
  var firstName = "Ann"
  var lastName = "Lee"

  var fullName: String { "\(firstName) \(lastName)" }

  @ObservationIgnored
  var title = "Dr." {
    willSet { withMutation(keyPath: \.title) {} }
  }

  var formalName: String {
    "\(title) \(lastName)"
  }
}
