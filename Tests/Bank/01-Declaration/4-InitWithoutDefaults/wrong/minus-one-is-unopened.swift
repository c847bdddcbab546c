// No balance is ever -1, so -1 can stand for an account that is not open.
// Refused by: every change stays in the statement
// Seen: opened with -1, then set to 150, to -1 and to 7, and the statement
import ObservationCore

@Observable
final class Account {
  let owner: String

  var balance = -1 {
    didSet {
      if oldValue != -1 {
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
