// A change from 0 is always the opening.
// Refused by: a change from nothing is in the statement
// Seen: the statement says []
import ObservationCore

@Observable
final class Account {
  let owner: String

  var balance = 0 {
    didSet {
      guard oldValue != 0 else { return }
      statement.append("\(oldValue) → \(balance)")
    }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    balance = openingBalance
  }
}
