// The assignment in init is the mistake, not the default.
// Refused by: a new account holds its owner and its opening balance
// Seen: the account holds 0
import ObservationCore

@Observable
final class Account {
  let owner: String

  var balance = 0 {
    didSet { statement.append("\(oldValue) → \(balance)") }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
  }
}
