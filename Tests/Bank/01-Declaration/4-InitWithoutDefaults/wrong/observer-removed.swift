// The observer has to go, for it runs in init.
// Refused by: each change of the balance is in the statement
// Seen: the statement says []
import ObservationCore

@Observable
final class Account {
  let owner: String

  var balance: Int

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    balance = openingBalance
  }
}
