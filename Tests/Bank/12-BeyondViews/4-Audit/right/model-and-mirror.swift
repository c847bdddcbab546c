// A model inside is observed; what is compared is a copy that nobody observes.
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

@Observable
private final class Inside {
  var owner: String
  var balance: Int

  init(owner: String, balance: Int) {
    self.owner = owner
    self.balance = balance
  }
}

/// An account, and an audit of who reads and who sets what of it.
///
///     audit.acting(as: "Ann") { account.deposit(5) }
///     audit.lines        // ["Ann reads balance", "Ann sets balance to 15"]
final class Account: Observable {
  let audit: AuditLog
  private let inside: Inside
  private var last: (owner: String, balance: Int)

  var owner: String {
    get {
      audit.note("reads owner")
      return inside.owner
    }
    set {
      guard newValue != last.owner else { return }
      last.owner = newValue
      audit.note("sets owner to \(newValue)")
      inside.owner = newValue
    }
  }

  var balance: Int {
    get {
      audit.note("reads balance")
      return inside.balance
    }
    set {
      guard newValue != last.balance else { return }
      last.balance = newValue
      audit.note("sets balance to \(newValue)")
      inside.balance = newValue
    }
  }

  init(owner: String, balance: Int, audit: AuditLog) {
    self.audit = audit
    inside = Inside(owner: owner, balance: balance)
    last = (owner, balance)
  }

  /// What is shown of it, such as `Ann: 10`.
  var summary: String { "\(owner): \(balance)" }

  func deposit(_ amount: Int) { balance += amount }
}
