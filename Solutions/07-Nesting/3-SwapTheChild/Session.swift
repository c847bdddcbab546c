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
  // Why 1: the macro's setter uses `==`, and finds two equal accounts. For an
  // object on the screen, identity counts, so these accessors are written by
  // hand and use `===`. They notify observers of the account, so `current` is
  // ignored: if it were observed, it would notify them a second time when the
  // new account has a different number.
  // Also works: `private var holder: Holder`, a structure that contains the
  // account and isn't Equatable, so the macro can't compare it. `account` then
  // returns the account in the holder, and sets the holder only if the account
  // is a different object.
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

  // Why 2: the first account notifies no one, because no code can have read it
  // yet. And `init` can't call a setter before every property is stored.
  init(account: Account) { current = account }
}

/// The signed-in account: `Ann, no. 7`.
struct AccountLine: View {
  // Why 3: state keeps its initial value. The session is passed in, so it's a
  // plain property; each evaluation starts there and reads the current account,
  // so the line no longer depends on an old account.
  // Also works: write `session.account.name` in body.
  let session: Session
  private var account: Account { session.account }

  var body: some View {
    Text("\(account.name), no. \(account.number)")
  }
}
