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
  // Why 1: the setter that the macro writes asks `==`, and finds two equal
  // accounts. For an object that is drawn, what counts is which one it is. So
  // the accessors are written by hand, and ask `===`. They announce the account,
  // so `current` is ignored: observed, it would announce an account with another
  // number a second time.
  // Also works: `private var holder: Holder`, a structure that holds the account
  // and is not Equatable: the macro cannot compare it. `account` then hands out
  // what is in it, and sets it only if the object is another one.
  var account: Account {
    get {
      access(keyPath: \.account)
      return current
    }
    set {
      guard newValue !== current else { return }
      withMutation(keyPath: \.account) { current = newValue }
    }
  }
  @ObservationIgnored private var current: Account

  // Why 2: a first account is not announced, because nobody can have read one
  // yet. And a setter cannot run before everything is stored.
  init(account: Account) { current = account }
}

/// Who is signed in: `Ann, no. 7`.
struct AccountLine: View {
  // Why 3: state begins with what was there first, and keeps it. The session is
  // handed in, so it is a plain property; each evaluation goes from there to the
  // account that is there now, and no longer waits for an old one.
  // Also works: write `session.account.name` in body.
  let session: Session
  private var account: Account { session.account }

  var body: some View {
    Text("\(account.name), no. \(account.number)")
  }
}
