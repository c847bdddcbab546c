// The account is in a box, and the macro compares boxes: two are equal if they
// hold the same object.
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
  private var box: Box

  init(account: Account) { box = Box(account: account) }

  var account: Account {
    get { box.account }
    set { box = Box(account: newValue) }
  }

  private struct Box: Equatable {
    let account: Account

    static func == (left: Box, right: Box) -> Bool {
      left.account === right.account
    }
  }
}

/// Who is signed in: `Ann, no. 7`.
struct AccountLine: View {
  var session: Session

  var body: some View {
    Text("\(session.account.name), no. \(session.account.number)")
  }
}
