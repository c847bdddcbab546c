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
/// Code that reads a name is notified before one of its parts changes.
@Observable
final class Customer {
  var firstName = "Ann"
  var lastName = "Lee"

  // Why 1: reading the full name reads both parts, so code that reads it
  // observes both. The macro adds nothing to a computed property.
  // Also works: `[firstName, lastName].joined(separator: " ")`, or any other
  // code that reads both parts each time it runs.
  var fullName: String {
    "\(firstName) \(lastName)"
  }

  // Why 2: a computed property is observed through the properties it reads, and
  // only if those are observed themselves.
  var title = "Dr."

  var formalName: String {
    "\(title) \(lastName)"
  }
}
