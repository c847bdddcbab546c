// The default stays, and init assigns to the macro's storage.
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
    _balance = openingBalance
  }
}
