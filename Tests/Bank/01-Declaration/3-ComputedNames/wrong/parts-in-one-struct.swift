// The members of a stored structure are observed one by one.
// Refused by: a change of the first name is silent for the formal name
// Seen: onChange ran once: for formalName
import ObservationCore

private struct Parts {
  var first = "Ann"
  var last = "Lee"
  var title = "Dr."
}

@Observable
final class Customer {
  private var parts = Parts()

  var firstName: String {
    get { parts.first }
    set { parts.first = newValue }
  }
  var lastName: String {
    get { parts.last }
    set { parts.last = newValue }
  }
  var title: String {
    get { parts.title }
    set { parts.title = newValue }
  }

  var fullName: String { "\(firstName) \(lastName)" }
  var formalName: String { "\(title) \(lastName)" }
}
