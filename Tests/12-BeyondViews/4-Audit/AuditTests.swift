import GradingKit
import ObservationCore
import Testing

@testable import Audit

@Suite("12.4 Audit", .exercise())
struct AuditTests: ExerciseSuite {
  let audit: AuditLog
  let account: Account
  let changes = Recorder()

  init() {
    audit = AuditLog()
    account = Account(owner: "Ann", balance: 10, audit: audit)
  }

  @Test func `a read of the balance is noted`() {
    let balance = audit.acting(as: "Bob") { account.balance }
    expect(
      balance, is: 10,
      """
      the balance is \(balance), and was 10 at the start; a read returns the \
      current value
      """)
    expect(
      audit.lines, is: ["Bob reads balance"],
      "\(noted); Bob read the balance, once")
  }

  @Test func `init notes nothing`() {
    let audit = AuditLog()
    let account = Account(owner: "Eve", balance: 7, audit: audit)
    expect(
      audit.lines, is: [],
      """
      noted was \(audit.lines.joined(separator: ", then ")) by init; it stores \
      values that no code has read before
      """)
    let text = account.summary
    expect(
      text, is: "Eve: 7",
      """
      the summary is \(text); it's made of the current values
      """)
  }

  @Test func `a read of the owner is noted`() {
    let owner = audit.acting(as: "Bob") { account.owner }
    expect(
      owner, is: "Ann",
      """
      the owner is \(owner), and was Ann at the start; a read returns the \
      current value
      """)
    expect(
      audit.lines, is: ["Bob reads owner"],
      "\(noted); Bob read the owner, once")
  }

  @Test func `every read is noted, not only the first`() {
    let readers = ["Bob", "Bob", "Eve"]
    for reader in readers {
      audit.acting(as: reader) { _ = (account.owner, account.balance) }
    }
    expect(
      audit.lines,
      is: readers.flatMap { ["\($0) reads owner", "\($0) reads balance"] },
      "\(noted); Bob read both twice, then Eve once")
  }

  @Test func `the summary reads the owner, then the balance`() {
    let text = audit.acting(as: "Bob") { account.summary }
    expect(
      text, is: "Ann: 10",
      """
      the summary is \(text); it's made of the current values
      """)
    expect(
      audit.lines, is: ["Bob reads owner", "Bob reads balance"],
      "\(noted); a read of the summary reads both properties")
  }

  @Test func `an assignment only notes a set`() {
    audit.acting(as: "Cid") { account.balance = 12 }
    expect(
      audit.lines, is: ["Cid sets balance to 12"],
      """
      \(noted); Cid set the balance to 12. If the account looks at its own \
      value on the way, it has to bypass its own accessors
      """)
    let balance = account.balance
    expect(
      balance, is: 12,
      """
      the balance is \(balance), and was set to 12; a read returns the value \
      that was set
      """)
  }

  @Test func `every new value is noted`() {
    for balance in [12, -5, 10] { account.balance = balance }
    for owner in ["Bea", "", "Ann"] { account.owner = owner }
    expect(
      audit.lines,
      is: [
        "unknown sets balance to 12", "unknown sets balance to -5",
        "unknown sets balance to 10", "unknown sets owner to Bea",
        "unknown sets owner to ", "unknown sets owner to Ann",
      ],
      """
      \(noted); the balance was set to 12, -5 and 10, then the owner to Bea, to \
      an empty text and to Ann. Compare a new value with the current one only
      """)
  }

  @Test func `a new owner only notes a set`() {
    audit.acting(as: "Cid") { account.owner = "Bea" }
    expect(
      audit.lines, is: ["Cid sets owner to Bea"],
      "\(noted); Cid set the owner to Bea")
    let text = account.summary
    expect(text, is: "Bea: 10", "the summary is \(text); the owner is Bea")
  }

  @Test func `an equal assignment notes nothing and notifies no observer`() {
    changes.track("summary") { account.summary }
    let before = audit.lines
    account.balance = 10
    account.owner = "Ann"
    expect(
      audit.lines, is: before,
      "\(noted); then equal values were assigned")
    expect(
      changes.calls, is: [],
      """
      \(changes), and only equal values were assigned; an equal value isn't a \
      change
      """)
    account.balance = 12
    account.owner = "Bea"
    let after = audit.lines
    account.balance = 12
    account.owner = "Bea"
    expect(
      audit.lines, is: after,
      """
      \(noted); the balance and the owner were set to 12 and Bea twice, and only \
      the first time was a change
      """)
  }

  @Test func `a change in place is noted as a read and a set`() {
    audit.acting(as: "Dan") { account.balance += 2 }
    expect(
      audit.lines, is: ["Dan reads balance", "Dan sets balance to 12"],
      """
      \(noted); Dan added 2 to the balance. The macro's accessors change the \
      storage in place, and never call withMutation
      """)
    account.owner.append("e")
    expect(
      audit.lines,
      endsWith: ["unknown reads owner", "unknown sets owner to Anne"],
      "\(noted); an e was appended to the owner")
  }

  @Test func `a deposit is noted as a read and a set`() {
    audit.acting(as: "Dan") { account.deposit(5) }
    expect(
      audit.lines, is: ["Dan reads balance", "Dan sets balance to 15"],
      "\(noted); Dan deposited 5, on top of 10")
  }

  @Test func `a read doesn't count as a change`() {
    changes.track("summary") { account.summary }
    audit.acting(as: "Bob") { _ = account.summary }
    expect(
      changes.calls, is: [],
      """
      \(changes), and the account was only read; a note must not notify \
      observers
      """)
  }

  @Test func `an observer is notified once, before the change`() {
    changes.track("balance") {
      account.balance
    } seeing: {
      account.balance
    }
    account.balance = 12
    account.balance = 13
    expect(
      changes.calls, is: ["balance"],
      """
      \(changes); a closure that read the balance is notified of its next \
      change
      """)
    expect(
      changes.seen, is: ["10"],
      """
      onChange saw \(changes.seen.joined(separator: ", ")); it runs before the \
      change, when the balance is still 10
      """)
  }

  @Test func `an observer is notified of a change in place`() {
    changes.track("balance") { account.balance }
    account.deposit(5)
    expect(
      changes.calls, is: ["balance"],
      "\(changes); a deposit changes the balance, which was read")
  }

  @Test func `an observer is only notified of what it read`() {
    changes.track("owner") { account.owner }
    account.balance = 12
    expect(
      changes.calls, is: [],
      "\(changes), and the balance was set; only the owner was read")
    account.owner = "Bea"
    expect(
      changes.calls, is: ["owner"],
      "\(changes); a closure that read the owner is notified of a new owner")
  }

  @Test func `an observer of the owner is notified before the change, too`() {
    changes.track("balance") { account.balance }
    changes.track("owner") {
      account.owner
    } seeing: {
      account.owner
    }
    account.owner = "Bea"
    expect(
      changes.calls, is: ["owner"],
      "\(changes), and the owner was set, which only one observer has read")
    expect(
      changes.seen, is: ["Ann"],
      """
      onChange saw \(changes.seen.joined(separator: ", ")); it runs before the \
      change, when the owner is still Ann
      """)
  }

  @Test func `an observer of the owner is notified of a change in place, too`()
  {
    changes.track("owner") { account.owner }
    account.owner.append("e")
    expect(
      changes.calls, is: ["owner"],
      "\(changes); an e was appended to the owner, which was read")
  }

  @Test func `one change notifies once`() {
    follow("balance") { account.balance }
    account.balance = 12
    expect(
      changes.calls, is: ["balance"],
      """
      \(changes); the balance was set once, and this observer tracks again \
      inside onChange, so it counts every notification: there were \
      \(changes.calls.count)
      """)
    account.deposit(5)
    expect(
      changes.calls, is: ["balance", "balance"],
      """
      \(changes); the balance was set once, then there was a deposit, and this \
      observer tracks again inside onChange, so it counts every notification: \
      there were \(changes.calls.count)
      """)
    follow("owner") { account.owner }
    account.owner = "Bea"
    expect(
      changes.calls, is: ["balance", "balance", "owner"],
      """
      \(changes); the balance was changed twice, then the owner was set once, \
      and these observers track again inside onChange, so they count every \
      notification: there were \(changes.calls.count)
      """)
  }

  @Test func `a set doesn't count as a read`() {
    changes.track("a set") { account.balance = 12 }
    account.balance = 13
    expect(
      changes.calls, is: [],
      """
      \(changes); the closure only set the balance, so it should observe \
      nothing. A setter that reads the property does so for the code that sets \
      it
      """)
    changes.track("a new owner") { account.owner = "Bea" }
    account.owner = "Cid"
    expect(
      changes.calls, is: [],
      """
      \(changes); the closure only set the owner, so it should observe nothing. \
      A setter that reads the property does so for the code that sets it
      """)
  }

  private func follow<Value>(_ name: String, _ read: @escaping () -> Value) {
    withObservationTracking {
      _ = read()
    } onChange: {
      changes.record(name)
      follow(name, read)
    }
  }

  private var noted: String {
    audit.lines.isEmpty
      ? "nothing was noted"
      : "noted was \(audit.lines.joined(separator: ", then "))"
  }
}
