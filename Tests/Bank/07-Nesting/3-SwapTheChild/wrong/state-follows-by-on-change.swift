// A state follows its source by `onChange(of:)`.
// Refused by: the line shows the account that is there now
// Seen: evaluated: [AccountLine: property Session, AccountLine: state account]
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
  @State private var account: Account

  init(session: Session) {
    self.session = session
    _account = State(initialValue: session.account)
  }

  var body: some View {
    Text("\(account.name), no. \(account.number)")
      .onChange(of: session.account) { _, new in account = new }
  }
}
