// A default that is given in init is no default.
// Refused by: opening an account is no change of its balance
// Seen: says ["0 → 100"]
import ObservationCore

@Observable
final class Account {
  let owner: String

  var balance: Int {
    didSet { statement.append("\(oldValue) → \(balance)") }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    balance = 0
    balance = openingBalance
  }
}
