// didSet first runs for the opening, with or without a default.
// Refused by: each change of the balance is in the statement
// Seen: says ["150 → 20"]
import ObservationCore

@Observable
final class Account {
  let owner: String

  @ObservationIgnored private var isOpen = false

  var balance: Int {
    didSet {
      guard isOpen else {
        isOpen = true
        return
      }
      statement.append("\(oldValue) → \(balance)")
    }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    balance = openingBalance
  }
}
