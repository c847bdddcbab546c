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

  // TODO 1: Compute the full name from its two parts.
  var fullName = "Ann Lee"

  // TODO 2: A change of the title notifies no observer, so a screen that shows
  // `formalName` goes stale. Find out why, and fix it.
  @ObservationIgnored
  var title = "Dr."

  var formalName: String {
    "\(title) \(lastName)"
  }
}
