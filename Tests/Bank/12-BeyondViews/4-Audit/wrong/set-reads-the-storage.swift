// A read inside a setter is no read by an observer.
// Refused by: a set is no read
// Seen: onChange ran once: for a set
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
  private var currentOwner: String
  private var currentBalance: Int

  var owner: String {
    get {
      audit.note("reads owner")
      return currentOwner
    }
    set {
      if newValue == currentOwner { return }
      audit.note("sets owner to \(newValue)")
      currentOwner = newValue
    }
  }

  var balance: Int {
    get {
      audit.note("reads balance")
      return currentBalance
    }
    set {
      if newValue == currentBalance { return }
      audit.note("sets balance to \(newValue)")
      currentBalance = newValue
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
