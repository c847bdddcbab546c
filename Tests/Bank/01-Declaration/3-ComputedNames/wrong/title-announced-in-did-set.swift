// didSet is the place to announce a change.
// Refused by: a formal name is announced before its title changes
// Seen: saw ["Prof."]
import ObservationCore

@Observable
final class Customer {
  var firstName = "Ann"
  var lastName = "Lee"

  var fullName: String { "\(firstName) \(lastName)" }

  @ObservationIgnored private var titleStorage = "Dr." {
    didSet { withMutation(keyPath: \.title) {} }
  }
  var title: String {
    get {
      access(keyPath: \.title)
      return titleStorage
    }
    set { titleStorage = newValue }
  }

  var formalName: String {
    "\(title) \(lastName)"
  }
}
