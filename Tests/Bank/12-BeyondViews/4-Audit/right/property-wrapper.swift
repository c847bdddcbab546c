// A property wrapper notes and announces for the account around it.
import ObservationCore

/// Keeps, in order, who did what.
///
///     audit.acting(as: "Ann") { audit.note("reads balance") }
///     audit.lines                             // ["Ann reads balance"]
final class AuditLog {
  private(set) var lines: [String] = []
  private var who = "somebody"

  func note(_ what: String) { lines.append("\(who) \(what)") }

  /// Runs a closure in somebody's name.
  func acting<Result>(as who: String, _ work: () -> Result) -> Result {
    let outer = self.who
    self.who = who
    defer { self.who = outer }
    return work()
  }
}

@propertyWrapper
struct Audited<Value: Equatable> {
  private let name: String
  private var value: Value

  init(wrappedValue: Value, _ name: String) {
    value = wrappedValue
    self.name = name
  }

  @available(*, unavailable)
  var wrappedValue: Value {
    get { fatalError("an account reads through the subscript") }
    set { fatalError("an account sets through the subscript") }
  }

  static subscript(
    _enclosingInstance account: Account,
    wrapped property: ReferenceWritableKeyPath<Account, Value>,
    storage storage: ReferenceWritableKeyPath<Account, Self>
  ) -> Value {
    get {
      account.registrar.access(account, keyPath: property)
      account.audit.note("reads \(account[keyPath: storage].name)")
      return account[keyPath: storage].value
    }
    set {
      let inside = account[keyPath: storage]
      if inside.value == newValue { return }
      account.audit.note("sets \(inside.name) to \(newValue)")
      account.registrar.withMutation(of: account, keyPath: property) {
        account[keyPath: storage].value = newValue
      }
    }
  }
}

/// An account, and an audit of who reads and who sets what of it.
///
///     audit.acting(as: "Ann") { account.deposit(5) }
///     audit.lines        // ["Ann reads balance", "Ann sets balance to 15"]
final class Account: Observable {
  let audit: AuditLog
  fileprivate let registrar = ObservationRegistrar()
  @Audited var owner: String
  @Audited var balance: Int

  init(owner: String, balance: Int, audit: AuditLog) {
    self.audit = audit
    _owner = Audited(wrappedValue: owner, "owner")
    _balance = Audited(wrappedValue: balance, "balance")
  }

  /// What is shown of it, such as `Ann: 10`.
  var summary: String { "\(owner): \(balance)" }

  func deposit(_ amount: Int) { balance += amount }
}
