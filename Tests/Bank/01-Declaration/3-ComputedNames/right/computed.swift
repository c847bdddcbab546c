// The full name is computed, and the attribute is gone.
import ObservationCore

@Observable
final class Customer {
  var firstName = "Ann"
  var lastName = "Lee"

  var fullName: String { "\(firstName) \(lastName)" }

  var title = "Dr."

  var formalName: String {
    "\(title) \(lastName)"
  }
}
