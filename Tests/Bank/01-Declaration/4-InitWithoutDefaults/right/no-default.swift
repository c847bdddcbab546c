// The default is gone, and init gives the first value.
import ObservationCore

@Observable
final class Account {
  let owner: String

  var balance: Int {
    didSet { statement.append("\(oldValue) → \(balance)") }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    balance = openingBalance
  }
}
