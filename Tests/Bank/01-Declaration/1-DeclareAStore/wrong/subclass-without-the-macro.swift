// A subclass inherits the macro from its base class.
// Refused by: a private variable is observed through a method
// Seen: if the macro is on the class that declares it
import ObservationCore

@Observable
class NamedStore {
  var firstName = "Ann"
  var lastName = "Lee"
}

final class Store: NamedStore {
  private var visits = 0

  func welcome() {
    visits += 1
  }

  func report() -> String {
    "\(visits) visits"
  }
}
