// The box cannot be compared, so the macro announces every one; who is the same
// is asked before.
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
  private struct Box {
    let account: Account
  }

  private var box: Box

  init(account: Account) { box = Box(account: account) }

  var account: Account {
    get { box.account }
    set {
      if box.account !== newValue {
        box = Box(account: newValue)
      }
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
