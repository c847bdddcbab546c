// A parent holds its children weakly, so that there is no ring.
// Refused by: the session holds its account
// Seen: a session was made with Cleo's account, which nobody else holds, and
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
  @ObservationIgnored private weak var stored: Account?

  init(account: Account) { stored = account }

  var account: Account {
    get {
      access(keyPath: \.account)
      return stored ?? Account(number: 0, name: "nobody")
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
