// The names in a base class, the count in a subclass, each with the macro.
import ObservationCore

@Observable
class NamedStore {
  var firstName = "Ann"
  var lastName = "Lee"
}

@Observable
final class Store: NamedStore {
  private var visits = 0

  func welcome() {
    visits += 1
  }

  func report() -> String {
    "\(visits) visits"
  }
}
