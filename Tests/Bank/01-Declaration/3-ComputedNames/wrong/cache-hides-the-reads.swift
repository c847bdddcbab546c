// A cache that is emptied in time is invisible to observers.
// Refused by: a change of the last name is announced to the full name
// Seen: onChange ran once: for fullName
import ObservationCore

@Observable
final class Customer {
  var firstName = "Ann" { didSet { cache = nil } }
  var lastName = "Lee" { didSet { cache = nil } }

  @ObservationIgnored private var cache: String?

  var fullName: String {
    if let cache { return cache }
    let name = "\(firstName) \(lastName)"
    cache = name
    return name
  }

  var title = "Dr."

  var formalName: String {
    "\(title) \(lastName)"
  }
}
