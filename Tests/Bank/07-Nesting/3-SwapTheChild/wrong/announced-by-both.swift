// The storage is observed, too, and announces an account that is not equal.
// Refused by: one swap is announced once
// Seen: another session got Bea's account, which is not equal
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
  private var stored: Account

  init(account: Account) { stored = account }

  var account: Account {
    get {
      access(keyPath: \.account)
      return stored
    }
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
