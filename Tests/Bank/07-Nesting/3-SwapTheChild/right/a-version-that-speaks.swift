// A number that is observed speaks for the account: it goes up before another
// one is there.
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
  private var version = 0
  @ObservationIgnored private var stored: Account

  init(account: Account) { stored = account }

  var account: Account {
    get {
      _ = version
      return stored
    }
    set {
      guard ObjectIdentifier(newValue) != ObjectIdentifier(stored) else {
        return
      }
      version += 1
      stored = newValue
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
