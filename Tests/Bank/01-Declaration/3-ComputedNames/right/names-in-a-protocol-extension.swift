// The names are computed in the extension of a protocol.
import ObservationCore

protocol PersonNames: AnyObject {
  var firstName: String { get }
  var lastName: String { get }
  var title: String { get }
}

extension PersonNames {
  var fullName: String {
    var name = firstName
    name += " "
    name += lastName
    return name
  }

  var formalName: String {
    let (honorific, family) = (title, lastName)
    return "\(honorific) \(family)"
  }
}

@Observable
final class Customer: PersonNames {
  var firstName = "Ann"
  var lastName = "Lee"
  var title = "Dr."
}
