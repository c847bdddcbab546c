// How often it is read belongs to the account, and is observed like the rest.
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
@Observable
final class Account {
  let audit: AuditLog
  private var reads = 0
  @ObservationIgnored private var currentOwner: String
  @ObservationIgnored private var currentBalance: Int

  var owner: String {
    get {
      access(keyPath: \.owner)
      audit.note("reads owner")
      return currentOwner
    }
    set {
      if newValue == currentOwner { return }
      audit.note("sets owner to \(newValue)")
      withMutation(keyPath: \.owner) {
        currentOwner = newValue
      }
    }
  }

  var balance: Int {
    get {
      access(keyPath: \.balance)
      audit.note("reads balance")
      reads += 1
      return currentBalance
    }
    set {
      if newValue == currentBalance { return }
      audit.note("sets balance to \(newValue)")
      withMutation(keyPath: \.balance) {
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
