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

  // Why: an assignment in `init` gives an initial value, and isn't a change, as
  // long as any stored property has no value yet. With a default for the
  // balance, only the owner had none, and it was assigned first. Without that
  // default, the balance has no value until `init` assigns it.
  // Also works: `willSet`, with `balance` as the old value and `newValue` as
  // the new one.
  // Also works: keeping the default, and assigning the balance before the
  // owner. Swapping the two lines again would bring the mistake back.
  // Also works: keeping the default, and assigning `_balance` in `init`: that's
  // the storage behind `balance` (chapter 2), and an `init` assigns storage
  // without running its property observers.
  // Also works: keeping the default, and emptying the statement at the end of
  // `init`: the opening is recorded, and then erased.
  var balance: Int {
    didSet { statement.append("\(oldValue) → \(balance)") }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    balance = openingBalance
  }
}
