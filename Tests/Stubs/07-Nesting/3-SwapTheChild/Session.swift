import ViewCore

/// A customer's account. Two accounts with the same number are equal.
@Observable
final class Account: Equatable {
  let number: Int
  var name: String

  init(number: Int, name: String) {
    self.number = number
    self.name = name
  }

  static func == (left: Account, right: Account) -> Bool {
    left.number == right.number
  }
}

/// The signed-in account. Now and then the server sends it anew: a different
/// object, with the same number.
@Observable
final class Session {
  // TODO 1: Sending an account again notifies no one. Notify observers of each
  // object that isn't already there.
  var account: Account

  // TODO 2: If the session now stores its account elsewhere, store the first
  // one there.
  init(account: Account) { self.account = account }
}

/// The signed-in account: `Ann, no. 7`.
struct AccountLine: View {
  // TODO 3: The line keeps showing the first account. Let it show the session's
  // current account.
  @State private var account: Account
  init(session: Session) {
    _account = State(initialValue: session.account)
  }

  var body: some View {
    Text("\(account.name), no. \(account.number)")
  }
}
