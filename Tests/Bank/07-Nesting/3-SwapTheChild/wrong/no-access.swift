// Announcing is enough, because whoever reads is known anyway.
// Refused by: another account is announced, also an equal one
// Seen: onChange did not run, and Bea's account has taken the place of Ann's
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
  @ObservationIgnored private var stored: Account

  init(account: Account) { stored = account }

  var account: Account {
    get { stored }
    set {
      guard newValue !== stored else { return }
      withMutation(keyPath: \.account) { stored = newValue }
    }
  }
}

/// Who is signed in: `Ann, no. 7`.
struct AccountLine: View {
  let session: Session

  var body: some View {
    Text("\(session.account.name), no. \(session.account.number)")
  }
}
