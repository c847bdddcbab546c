// Two generic functions read and set; the accessors name the property.
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

/// An account, and an audit of who reads and who sets what of it.
///
///     audit.acting(as: "Ann") { account.deposit(5) }
///     audit.lines        // ["Ann reads balance", "Ann sets balance to 15"]
final class Account: Observable {
  let audit: AuditLog
  private var values: (owner: String, balance: Int)
  private let registrar = ObservationRegistrar()

  var owner: String {
    get { read("owner", \.owner, \.values.owner) }
    set { set("owner", \.owner, \.values.owner, to: newValue) }
  }

  var balance: Int {
    get { read("balance", \.balance, \.values.balance) }
    set { set("balance", \.balance, \.values.balance, to: newValue) }
  }

  private func read<Value>(
    _ name: String, _ property: KeyPath<Account, Value>,
    _ storage: KeyPath<Account, Value>
  ) -> Value {
    audit.note("reads \(name)")
    registrar.access(self, keyPath: property)
    return self[keyPath: storage]
  }

  private func set<Value: Equatable>(
    _ name: String, _ property: KeyPath<Account, Value>,
    _ storage: ReferenceWritableKeyPath<Account, Value>, to new: Value
  ) {
    guard self[keyPath: storage] != new else { return }
    registrar.willSet(self, keyPath: property)
    defer { registrar.didSet(self, keyPath: property) }
    self[keyPath: storage] = new
    audit.note("sets \(name) to \(new)")
  }

  init(owner: String, balance: Int, audit: AuditLog) {
    self.audit = audit
    values = (owner, balance)
  }

  /// What is shown of it, such as `Ann: 10`.
  var summary: String { "\(owner): \(balance)" }

  func deposit(_ amount: Int) { balance += amount }
}
