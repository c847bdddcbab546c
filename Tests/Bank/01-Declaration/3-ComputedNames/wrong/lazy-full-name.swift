// A lazy variable is a computed one.
// Refused by: the full name follows its parts
// Seen: the full name is Ann Lee
import ObservationCore

@Observable
final class Customer {
  var firstName = "Ann"
  var lastName = "Lee"

  @ObservationIgnored
  lazy var fullName = "\(firstName) \(lastName)"

  var title = "Dr."

  var formalName: String {
    "\(title) \(lastName)"
  }
}
