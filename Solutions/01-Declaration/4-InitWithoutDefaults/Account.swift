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

  // Why: with a default value the property is complete before `init` begins,
  // so `init` changes it, and `didSet` runs. Without one, `init` gives it its
  // first value, which is no change.
  // Also works: `willSet`, with `balance` as the old value and `newValue` as
  // the new one.
  // Also works: to keep the default, and to assign `_balance` in `init`: that is
  // the storage behind it, which has no observers (chapter 2 shows it).
  // Also works: to keep the default, and to empty the statement at the end of
  // `init`: the opening was written, and is rubbed out.
  var balance: Int {
    didSet { statement.append("\(oldValue) → \(balance)") }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    balance = openingBalance
  }
}
