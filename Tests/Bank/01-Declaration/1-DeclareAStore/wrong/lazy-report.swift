// A lazy variable is computed anew when what it reads changes.
// Refused by: the store still does its work
// Seen: the store says Bea: 0 visits
import ObservationCore

@Observable
final class Store {
  var firstName = "Ann"
  var lastName = "Lee"
  private var visits = 0
  @ObservationIgnored private lazy var text = "\(visits) visits"

  func welcome() {
    visits += 1
  }

  func report() -> String {
    text
  }
}
