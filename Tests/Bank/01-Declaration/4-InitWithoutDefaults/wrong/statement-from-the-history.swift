// A computed statement needs no observation of what it is computed from.
// Refused by: a new line in the statement is announced
// Seen: onChange did not run
import ObservationCore

@Observable
final class Account {
  let owner: String

  var balance: Int {
    didSet { lines.append("\(oldValue) → \(balance)") }
  }

  @ObservationIgnored private var lines: [String] = []

  var statement: [String] { lines }

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    balance = openingBalance
  }
}
