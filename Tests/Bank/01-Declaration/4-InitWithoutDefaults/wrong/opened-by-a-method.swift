// What init calls is still init, and no observer runs in it.
// Refused by: opening an account is no change of its balance
// Seen: says ["0 → 100"]
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
    open(with: openingBalance)
  }

  private func open(with amount: Int) {
    balance = amount
  }
}
