// A computed property registers itself, and may read the storage.
// Refused by: a change of the first name is announced to the full name
// Seen: onChange did not run
import ObservationCore

@Observable
final class Customer {
  var firstName = "Ann"
  var lastName = "Lee"

  var fullName: String {
    access(keyPath: \.fullName)
    return "\(_firstName) \(_lastName)"
  }

  var title = "Dr."

  var formalName: String {
    "\(title) \(lastName)"
  }
}
