// The remedy is an `==` that says whether two accounts are the same object.
// Refused by: accounts of one number stay equal
// Seen: two accounts of number 7 are no longer ==; others rely on that, so
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
    left === right
  }
}

/// Who is signed in. Now and then the server sends the account anew: another
/// object, with the same number.
@Observable
final class Session {
  var account: Account

  init(account: Account) { self.account = account }
}

/// Who is signed in: `Ann, no. 7`.
struct AccountLine: View {
  let session: Session

  var body: some View {
    Text("\(session.account.name), no. \(session.account.number)")
  }
}
