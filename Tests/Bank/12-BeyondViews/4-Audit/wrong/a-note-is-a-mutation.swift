// Noting something changes the audit, so it is announced.
// Refused by: a read is no change
// Seen: onChange ran once: for summary, and the account was read, no more
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
  private let registrar = ObservationRegistrar()
  private var currentOwner: String
  private var currentBalance: Int

  var owner: String {
    get {
      registrar.access(self, keyPath: \.owner)
      audit.note("reads owner")
      return currentOwner
    }
    set {
      if newValue == currentOwner { return }
      audit.note("sets owner to \(newValue)")
      registrar.withMutation(of: self, keyPath: \.owner) {
        currentOwner = newValue
      }
    }
  }

  var balance: Int {
    get {
      registrar.access(self, keyPath: \.balance)
      registrar.withMutation(of: self, keyPath: \.balance) {
        audit.note("reads balance")
      }
      return currentBalance
    }
    set {
      if newValue == currentBalance { return }
      audit.note("sets balance to \(newValue)")
      registrar.withMutation(of: self, keyPath: \.balance) {
        currentBalance = newValue
      }
    }
  }

  init(owner: String, balance: Int, audit: AuditLog) {
    self.audit = audit
    currentOwner = owner
    currentBalance = balance
  }

  /// What is shown of it, such as `Ann: 10`.
  var summary: String { "\(owner): \(balance)" }

  func deposit(_ amount: Int) { balance += amount }
}
