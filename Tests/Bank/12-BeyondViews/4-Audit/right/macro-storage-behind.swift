// The macro announces a private property, and its storage is compared past the
// accessors.
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
  private var ownerInside: String
  private var balanceInside: Int

  var owner: String {
    get {
      audit.note("reads owner")
      return ownerInside
    }
    set {
      guard newValue != _ownerInside else { return }
      audit.note("sets owner to \(newValue)")
      ownerInside = newValue
    }
  }

  var balance: Int {
    get {
      audit.note("reads balance")
      return balanceInside
    }
    set {
      guard newValue != _balanceInside else { return }
      audit.note("sets balance to \(newValue)")
      balanceInside = newValue
    }
  }

  init(owner: String, balance: Int, audit: AuditLog) {
    self.audit = audit
    ownerInside = owner
    balanceInside = balance
  }

  /// What is shown of it, such as `Ann: 10`.
  var summary: String { "\(owner): \(balance)" }

  func deposit(_ amount: Int) { balance += amount }
}
