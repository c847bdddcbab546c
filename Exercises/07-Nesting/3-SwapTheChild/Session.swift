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

/// Who is signed in. Now and then the server sends the account anew: another
/// object, with the same number.
@Observable
final class Session {
  // TODO 1: Nothing is told when an account is sent again. Announce each object
  // that is not the one already there.
  var account: Account

  // TODO 2: If the session now keeps its account elsewhere, put the first one
  // there.
  init(account: Account) { self.account = account }
}

/// Who is signed in: `Ann, no. 7`.
struct AccountLine: View {
  // TODO 3: The line goes on showing the account that was there first. Let it
  // show the account that the session has now.
  @State private var account: Account
  init(session: Session) {
    _account = State(initialValue: session.account)
  }

  var body: some View {
    Text("\(account.name), no. \(account.number)")
  }
}
