// The macro's property stays, and its own observers announce what the macro
// passes over.
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
  var account: Account {
    willSet {
      guard isEqualOther(newValue) else { return }
      _$observationRegistrar.willSet(self, keyPath: \.account)
    }
    didSet {
      guard isEqualOther(oldValue) else { return }
      _$observationRegistrar.didSet(self, keyPath: \.account)
    }
  }

  init(account: Account) { self.account = account }

  /// Whether it is another object than the account, and equal to it.
  private func isEqualOther(_ other: Account) -> Bool {
    other !== account && other == account
  }
}

/// Who is signed in: `Ann, no. 7`.
struct AccountLine: View {
  let session: Session

  var body: some View {
    Text("\(session.account.name), no. \(session.account.number)")
  }
}
