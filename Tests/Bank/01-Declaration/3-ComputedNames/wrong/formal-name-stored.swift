// The formal name is stale because it is computed, so it has to be stored.
// Refused by: the formal name follows its parts
// Seen: the formal name is Prof. Lee
import ObservationCore

@Observable
final class Customer {
  var firstName = "Ann"
  var lastName = "Lee"

  var fullName: String { "\(firstName) \(lastName)" }

  var title = "Dr." {
    willSet { formalName = "\(newValue) \(lastName)" }
  }

  private(set) var formalName = "Dr. Lee"
}
