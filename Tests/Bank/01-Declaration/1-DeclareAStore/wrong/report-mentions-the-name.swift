// Reading a variable has no effect unless its value is used.
// Refused by: a new name does not concern the report
// Seen: onChange ran once: for report
import ObservationCore

@Observable
final class Store {
  var firstName = "Ann"
  var lastName = "Lee"
  private var visits = 0

  func welcome() {
    visits += 1
  }

  func report() -> String {
    _ = firstName
    return "\(visits) visits"
  }
}
