// The formal name alone has to be announced when the title changes.
// Refused by: a change of the title is announced to the title
// Seen: onChange did not run, and saw []

import ObservationCore

/// A customer, by several names that must never disagree.
///
///     let customer = Customer()
///     customer.fullName                     // Ann Lee
///     customer.formalName                   // Dr. Lee
///     customer.lastName = "Ray"
///     customer.fullName                     // Ann Ray
///     customer.formalName                   // Dr. Ray
///
/// Whoever has read a name is told before one of its parts changes.
@Observable
final class Customer {
  var firstName = "Ann"
  var lastName = "Lee"
  var fullName: String {
    "\(firstName) \(lastName)"
  }
  @ObservationIgnored
  var title: String {
    get { storedTitle }
    set { withMutation(keyPath: \.formalName) { storedTitle = newValue } }
  }

  @ObservationIgnored
  private var storedTitle = "Dr."

  var formalName: String {
    access(keyPath: \.formalName)
    return "\(title) \(lastName)"
  }
}
