// An ignored property is silent in init, and otherwise like any other.
// Refused by: the first deposit is announced
// Seen: onChange did not run
import ObservationCore

@Observable
final class Account {
  let owner: String

  @ObservationIgnored
  var balance = 0 {
    didSet { statement.append("\(oldValue) → \(balance)") }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    balance = openingBalance
  }
}
