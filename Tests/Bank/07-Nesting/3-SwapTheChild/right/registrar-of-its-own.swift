// The whole session is written by hand, with a registrar.
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
final class Session: Observable {
  private let registrar = ObservationRegistrar()
  private var current: Account

  init(account: Account) { current = account }

  var account: Account {
    get {
      registrar.access(self, keyPath: \.account)
      return current
    }
    set {
      if newValue === current { return }
      registrar.willSet(self, keyPath: \.account)
      current = newValue
      registrar.didSet(self, keyPath: \.account)
    }
  }
}

/// Who is signed in: `Ann, no. 7`.
struct AccountLine: View {
  @Bindable var session: Session

  var body: some View {
    let account = session.account
    Text("\(account.name), no. \(account.number)")
  }
}
