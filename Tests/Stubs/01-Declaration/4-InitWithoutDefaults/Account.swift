import ObservationCore

/// An account that records every change of its balance in a statement.
///
/// Opening an account isn't a change, so a new account's statement is empty:
///
///     let account = Account(owner: "Ann", openingBalance: 100)
///     account.statement                     // []
///     account.balance += 50
///     account.statement                     // ["100 → 150"]
@Observable
final class Account {
  let owner: String

  // TODO 1: The balance already has a value when `init` assigns it, so the
  // statement of a new account says `0 → 100`. It should be empty.
  var balance = 0 {
    didSet { statement.append("\(oldValue) → \(balance)") }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    balance = openingBalance
  }
}
