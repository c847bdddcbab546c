// The balance before a change is the one that init has kept.
// Refused by: each change of the balance is in the statement
// Seen: the statement says ["100 → 150", "100 → 20"]
import ObservationCore

@Observable
final class Account {
  let owner: String
  private let before: Int

  var balance: Int {
    didSet {
      statement.append("\(before) → \(balance)")
    }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    before = openingBalance
    balance = openingBalance
  }
}
