// A name that is stored again in didSet is as good as a computed one.
// Refused by: a name is announced before its part changes
// Seen: saw ["Ray"]
import ObservationCore

@Observable
final class Customer {
  var firstName = "Ann" { didSet { join() } }
  var lastName = "Lee" { didSet { join() } }

  private(set) var fullName = "Ann Lee"

  private func join() { fullName = "\(firstName) \(lastName)" }

  var title = "Dr."

  var formalName: String {
    "\(title) \(lastName)"
  }
}
