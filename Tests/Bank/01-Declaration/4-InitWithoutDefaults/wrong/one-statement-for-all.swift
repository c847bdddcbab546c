// All accounts of a bank can share a statement, which an opening empties.
// Refused by: each account has a statement of its own
// Seen: one account went from 100 to 150, another from 5 to 6, and their
import ObservationCore

@Observable
final class Account {
  let owner: String

  var balance: Int {
    didSet {
      withMutation(keyPath: \.statement) {
        Statement.lines.append("\(oldValue) → \(balance)")
      }
    }
  }

  var statement: [String] {
    access(keyPath: \.statement)
    return Statement.lines
  }

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    Statement.lines = []
    balance = openingBalance
  }
}

private enum Statement {
  nonisolated(unsafe) static var lines: [String] = []
}
