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
// TODO 1: Nothing notes who reads and who sets.
@Observable
final class Account {
  let audit: AuditLog
  var owner: String
  var balance: Int

  // TODO 2: Whatever you do above, this must note nothing.
  init(owner: String, balance: Int, audit: AuditLog) {
    self.audit = audit
    self.owner = owner
    self.balance = balance
  }

  /// A short text, such as `Ann: 10`.
  var summary: String { "\(owner): \(balance)" }

  func deposit(_ amount: Int) { balance += amount }
}
