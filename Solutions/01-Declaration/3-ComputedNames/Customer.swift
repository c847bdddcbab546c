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

  // Why 1: to read the full name is to read both parts, so those who have read
  // it wait for both. The macro adds nothing to a computed property.
  // Also works: `[firstName, lastName].joined(separator: " ")`, or any other
  // code that reads both parts each time it runs.
  var fullName: String {
    "\(firstName) \(lastName)"
  }

  // Why 2: a computed property is observed through what it reads, and only if
  // that is observed itself.
  var title = "Dr."

  var formalName: String {
    "\(title) \(lastName)"
  }
}
