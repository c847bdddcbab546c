import ObservationCore

/// An account that writes every change of its balance in a statement.
///
/// To open an account is not a change, so a new account's statement is empty:
///
///     let account = Account(owner: "Ann", openingBalance: 100)
///     account.statement                     // []
///     account.balance += 50
///     account.statement                     // ["100 → 150"]
@Observable
final class Account {
  let owner: String

  // TODO 1: The balance has a value already when `init` assigns it, and the
  // statement of a new account says `0 → 100`. Let it be empty.
  var balance = 0 {
    didSet { statement.append("\(oldValue) → \(balance)") }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    balance = openingBalance
  }
}
