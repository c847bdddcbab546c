import ObservationCore

/// Keeps, in order, who did what.
///
///     audit.acting(as: "Ann") { audit.note("reads balance") }
///     audit.lines                             // ["Ann reads balance"]
final class AuditLog {
  private(set) var lines: [String] = []
  private var who = "unknown"

  func note(_ what: String) { lines.append("\(who) \(what)") }

  /// Runs a closure under a name, which is noted.
  func acting<Result>(as who: String, _ work: () -> Result) -> Result {
    let outer = self.who
    self.who = who
    defer { self.who = outer }
    return work()
  }
}

/// An account, and an audit of who reads and who sets its properties.
///
///     audit.acting(as: "Ann") { account.deposit(5) }
///     audit.lines        // ["Ann reads balance", "Ann sets balance to 15"]
// Why 1: a note belongs where `access` and `withMutation` are called, because
// every read and every assignment passes there. In your own `withMutation`,
// with the macro's accessors, the note would miss the set of `balance += 5`,
// because the macro's `_modify` doesn't call it. With your own `get` and `set`,
// `+=` is a read and a set, and both are noted.
// Also works: keeping `@Observable`, with `@ObservationIgnored` storage behind
// your own accessors.
final class Account: Observable {
  let audit: AuditLog
  private let registrar = ObservationRegistrar()
  private var storedOwner: String
  private var storedBalance: Int

  // Why 2: a direct write to the storage bypasses the accessors. No observer
  // can have read it yet, so there's no one to notify.
  init(owner: String, balance: Int, audit: AuditLog) {
    self.audit = audit
    storedOwner = owner
    storedBalance = balance
  }

  var owner: String {
    get { read(\.owner, \.storedOwner, "owner") }
    set { set(\.owner, \.storedOwner, to: newValue, "owner") }
  }

  var balance: Int {
    get { read(\.balance, \.storedBalance, "balance") }
    set { set(\.balance, \.storedBalance, to: newValue, "balance") }
  }

  private func read<Value>(
    _ property: KeyPath<Account, Value>,
    _ storage: KeyPath<Account, Value>, _ name: String
  ) -> Value {
    registrar.access(self, keyPath: property)
    audit.note("reads \(name)")
    return self[keyPath: storage]
  }

  /// Compares with the storage, so the account itself reads nothing.
  private func set<Value: Equatable>(
    _ property: KeyPath<Account, Value>,
    _ storage: ReferenceWritableKeyPath<Account, Value>, to value: Value,
    _ name: String
  ) {
    guard value != self[keyPath: storage] else { return }
    registrar.withMutation(of: self, keyPath: property) {
      self[keyPath: storage] = value
    }
    audit.note("sets \(name) to \(value)")
  }

  /// A short text, such as `Ann: 10`.
  var summary: String { "\(owner): \(balance)" }

  func deposit(_ amount: Int) { balance += amount }
}
