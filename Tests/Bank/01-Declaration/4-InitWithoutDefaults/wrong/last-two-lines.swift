// A statement shows the latest two changes, as a screen does.
// Refused by: every change stays in the statement
// Seen: opened with 100, then set to 150, to 100 and to 7, and the statement
import ObservationCore

@Observable
final class Account {
  let owner: String

  var balance: Int {
    didSet {
      statement = (statement + ["\(oldValue) → \(balance)"]).suffix(2)
    }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    balance = openingBalance
  }
}
