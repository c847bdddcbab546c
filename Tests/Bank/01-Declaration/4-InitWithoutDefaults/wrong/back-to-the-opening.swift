// Whenever the balance is the opening balance, it is the opening.
// Refused by: every change stays in the statement
// Seen: opened with 100, then set to 150, to 100 and to 7, and the statement
import ObservationCore

@Observable
final class Account {
  let owner: String
  private let opening: Int

  var balance: Int {
    didSet {
      if balance != opening {
        statement.append("\(oldValue) → \(balance)")
      }
    }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    opening = openingBalance
    balance = openingBalance
  }
}
