// Every change comes by `withMutation`, and every read by `access`.
// Refused by: a change in place is noted as a read and a set
// Seen: noted was Dan reads balance
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
  var owner: String
  var balance: Int

  init(owner: String, balance: Int, audit: AuditLog) {
    self.audit = audit
    self.owner = owner
    self.balance = balance
  }

  func access<Member>(keyPath: KeyPath<Account, Member>) {
    audit.note("reads \(name(keyPath))")
    _$observationRegistrar.access(self, keyPath: keyPath)
  }

  func withMutation<Member, Result>(
    keyPath: KeyPath<Account, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    defer {
      let value = keyPath == \Account.owner ? _owner : "\(_balance)"
      audit.note("sets \(name(keyPath)) to \(value)")
    }
    return try _$observationRegistrar.withMutation(
      of: self, keyPath: keyPath, mutation)
  }

  private func name(_ keyPath: PartialKeyPath<Account>) -> String {
    keyPath == \Account.owner ? "owner" : "balance"
  }

  /// What is shown of it, such as `Ann: 10`.
  var summary: String { "\(owner): \(balance)" }

  func deposit(_ amount: Int) { balance += amount }
}
