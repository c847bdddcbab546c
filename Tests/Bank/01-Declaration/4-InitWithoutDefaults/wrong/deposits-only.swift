// A statement lists deposits.
// Refused by: each change of the balance is in the statement
// Seen: the statement says ["100 → 150"]
import ObservationCore

@Observable
final class Account {
  let owner: String

  var balance: Int {
    didSet {
      if balance > oldValue {
        statement.append("\(oldValue) → \(balance)")
      }
    }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    balance = openingBalance
  }
}
