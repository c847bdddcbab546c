// In willSet the property has its new value already.
// Refused by: each change of the balance is in the statement
// Seen: "150 → 100"
import ObservationCore

@Observable
final class Account {
  let owner: String

  var balance: Int {
    willSet { statement.append("\(newValue) → \(balance)") }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    balance = openingBalance
  }
}
