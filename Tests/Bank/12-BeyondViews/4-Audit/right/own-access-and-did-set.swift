// The macro writes the accessors; `access` notes a read, and `didSet` a set.
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
@Observable
final class Account {
  let audit: AuditLog
  var owner: String {
    didSet { if _owner != oldValue { audit.note("sets owner to \(_owner)") } }
  }
  var balance: Int {
    didSet {
      if _balance != oldValue { audit.note("sets balance to \(_balance)") }
    }
  }

  init(owner: String, balance: Int, audit: AuditLog) {
    self.audit = audit
    self.owner = owner
    self.balance = balance
  }

  func access<Member>(keyPath: KeyPath<Account, Member>) {
    let isOwner = (keyPath as PartialKeyPath<Account>) == \Account.owner
    audit.note("reads \(isOwner ? "owner" : "balance")")
    _$observationRegistrar.access(self, keyPath: keyPath)
  }

  /// What is shown of it, such as `Ann: 10`.
  var summary: String { "\(owner): \(balance)" }

  func deposit(_ amount: Int) { balance += amount }
}
