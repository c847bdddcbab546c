// The default stays, and init assigns the balance while the owner is missing.
import ObservationCore

@Observable
final class Account {
  let owner: String

  var balance = 0 {
    didSet { statement.append("\(oldValue) → \(balance)") }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    balance = openingBalance
    self.owner = owner
  }
}
