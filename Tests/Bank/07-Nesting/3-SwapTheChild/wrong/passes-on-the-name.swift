// A session has to pass on what its account says.
// Refused by: a change in the account is announced by the account
// Seen: onChange ran 3 times: for session, then for name, then for name
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

  init(account: Account) {
    stored = account
    follow(account)
  }

  private func follow(_ account: Account) {
    withObservationTracking {
      _ = account.name
    } onChange: { [weak self] in
      guard let self, account === stored else { return }
      withMutation(keyPath: \.account) {}
    }
  }

  var account: Account {
    get {
      access(keyPath: \.account)
      return stored
    }
    set {
      guard newValue !== stored else { return }
      withMutation(keyPath: \.account) { stored = newValue }
      follow(newValue)
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
