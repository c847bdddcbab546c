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
      a read of the balance returned \(balance), but the account started with \
      10; a read should return the current value
      """)
    expect(
      audit.lines, is: ["Bob reads balance"],
      "\(noted); Bob read the balance once, which should add one note")
  }

  @Test func `init notes nothing`() {
    let audit = AuditLog()
    let account = Account(owner: "Eve", balance: 7, audit: audit)
    expect(
      audit.lines, is: [],
      """
      init noted “\(audit.lines.joined(separator: "”, then “"))”; init should \
      note nothing, because it stores values that no code has read before
      """)
    let text = account.summary
    expect(
      text, is: "Eve: 7",
      """
      the summary of Eve's account is “\(text)”; it should be built from the \
      current values, Eve and 7
      """)
  }

  @Test func `a read of the owner is noted`() {
    let owner = audit.acting(as: "Bob") { account.owner }
    expect(
      owner, is: "Ann",
      """
      a read of the owner returned “\(owner)”, but the account started with \
      Ann; a read should return the current value
      """)
    expect(
      audit.lines, is: ["Bob reads owner"],
      "\(noted); Bob read the owner once, which should add one note")
  }

  @Test func `every read is noted, not only the first`() {
    let readers = ["Bob", "Bob", "Eve"]
    for reader in readers {
      audit.acting(as: reader) { _ = (account.owner, account.balance) }
    }
    expect(
      audit.lines,
      is: readers.flatMap { ["\($0) reads owner", "\($0) reads balance"] },
      """
      \(noted); Bob read the owner and the balance twice, then Eve read them \
      once, and every read should add a note
      """)
  }

  @Test func `the summary reads the owner, then the balance`() {
    let text = audit.acting(as: "Bob") { account.summary }
    expect(
      text, is: "Ann: 10",
      """
      the summary of Ann's account is “\(text)”; it should be built from the \
      current values, Ann and 10
      """)
    expect(
      audit.lines, is: ["Bob reads owner", "Bob reads balance"],
      """
      \(noted); Bob read the summary, which should be noted as a read of the \
      owner, then of the balance
      """)
  }

  @Test func `an assignment only notes a set`() {
    audit.acting(as: "Cid") { account.balance = 12 }
    expect(
      audit.lines, is: ["Cid sets balance to 12"],
      """
      \(noted); Cid set the balance to 12, which should add one note. If the \
      setter reads the current balance, it has to bypass the account's accessors
      """)
    let balance = account.balance
    expect(
      balance, is: 12,
      """
      the balance was set to 12, but a read returned \(balance); a read should \
      return the value that was set
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
      \(noted); the balance was set to 12, -5 and 10, then the owner to Bea, \
      to an empty string and to Ann, which should add six notes. Compare a new \
      value only with the current value
      """)
  }

  @Test func `a new owner only notes a set`() {
    audit.acting(as: "Cid") { account.owner = "Bea" }
    expect(
      audit.lines, is: ["Cid sets owner to Bea"],
      "\(noted); Cid set the owner to Bea, which should add one note")
    let text = account.summary
    expect(
      text, is: "Bea: 10",
      """
      the summary is “\(text)” after the owner was set to Bea; it should be \
      built from the current values, Bea and 10
      """)
  }

  @Test func `an equal assignment notes nothing and notifies no observer`() {
    changes.track("summary") { account.summary }
    let before = audit.lines
    account.balance = 10
    account.owner = "Ann"
    expect(
      audit.lines, is: before,
      """
      \(noted); after a read of the summary, equal values were assigned, which \
      should add no notes
      """)
    expect(
      changes.calls, is: [],
      """
      \(changes), but only equal values were assigned; an equal value isn't a \
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
      \(noted); the balance was set to 12 and the owner to Bea, twice; only \
      the first time was a change, so the second time should add no notes
      """)
  }

  @Test func `a change in place is noted as a read and a set`() {
    audit.acting(as: "Dan") { account.balance += 2 }
    expect(
      audit.lines, is: ["Dan reads balance", "Dan sets balance to 12"],
      """
      \(noted); Dan added 2 to the balance, which should be noted as a read, \
      then as a set. For +=, the macro's accessors change the storage in \
      place, and don't call withMutation
      """)
    account.owner.append("e")
    expect(
      audit.lines,
      endsWith: ["unknown reads owner", "unknown sets owner to Anne"],
      """
      \(noted); an e was appended to the owner, which should be noted as a \
      read, then as a set
      """)
  }

  @Test func `a deposit is noted as a read and a set`() {
    audit.acting(as: "Dan") { account.deposit(5) }
    expect(
      audit.lines, is: ["Dan reads balance", "Dan sets balance to 15"],
      """
      \(noted); Dan deposited 5 on top of 10, which should be noted as a read, \
      then as a set
      """)
  }

  @Test func `a read doesn't count as a change`() {
    changes.track("summary") { account.summary }
    audit.acting(as: "Bob") { _ = account.summary }
    expect(
      changes.calls, is: [],
      """
      \(changes), but the account was only read; adding a note must not notify \
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
      \(changes); a closure read the balance, and then the balance was set \
      twice; only the first set should notify the observer
      """)
    expect(
      changes.seen, is: ["10"],
      """
      onChange saw \(changes.seen.joined(separator: ", ")); it should run \
      before the change, when the balance is still 10
      """)
  }

  @Test func `an observer is notified of a change in place`() {
    changes.track("balance") { account.balance }
    account.deposit(5)
    expect(
      changes.calls, is: ["balance"],
      """
      \(changes); a closure read the balance, and then a deposit changed it, \
      so the observer should be notified once
      """)
  }

  @Test func `an observer is only notified of what it read`() {
    changes.track("owner") { account.owner }
    account.balance = 12
    expect(
      changes.calls, is: [],
      "\(changes), but only the owner was read, and only the balance was set")
    account.owner = "Bea"
    expect(
      changes.calls, is: ["owner"],
      """
      \(changes); a closure read the owner, and then the owner was set, so the \
      observer should be notified once
      """)
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
      """
      \(changes); one closure read the balance and another read the owner, and \
      then the owner was set, so only the owner's observer should be notified
      """)
    expect(
      changes.seen, is: ["Ann"],
      """
      onChange saw \(changes.seen.joined(separator: ", ")); it should run \
      before the change, when the owner is still Ann
      """)
  }

  @Test func `an observer of the owner is notified of a change in place, too`()
  {
    changes.track("owner") { account.owner }
    account.owner.append("e")
    expect(
      changes.calls, is: ["owner"],
      """
      \(changes); a closure read the owner, and then an e was appended to it, \
      so the observer should be notified once
      """)
  }

  @Test func `one change notifies once`() {
    follow("balance") { account.balance }
    account.balance = 12
    expect(
      changes.calls, is: ["balance"],
      """
      \(changes); the balance was set once. This observer tracks again inside \
      onChange, so it counts every notification: there were \
      \(changes.calls.count), but there should be 1
      """)
    account.deposit(5)
    expect(
      changes.calls, is: ["balance", "balance"],
      """
      \(changes); the balance was set once, then there was a deposit. This \
      observer tracks again inside onChange, so it counts every notification: \
      there were \(changes.calls.count), but there should be 2
      """)
    follow("owner") { account.owner }
    account.owner = "Bea"
    expect(
      changes.calls, is: ["balance", "balance", "owner"],
      """
      \(changes); the balance was changed twice, then the owner was set once. \
      These observers track again inside onChange, so they count every \
      notification: there were \(changes.calls.count), but there should be 3
      """)
  }

  @Test func `a set doesn't count as a read`() {
    changes.track("a set") { account.balance = 12 }
    account.balance = 13
    expect(
      changes.calls, is: [],
      """
      \(changes); the closure only set the balance, so it should observe \
      nothing. If a setter reads its own property, the code that sets the \
      property observes it
      """)
    changes.track("a new owner") { account.owner = "Bea" }
    account.owner = "Cid"
    expect(
      changes.calls, is: [],
      """
      \(changes); the closure only set the owner, so it should observe \
      nothing. If a setter reads its own property, the code that sets the \
      property observes it
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
      : "the audit noted “\(audit.lines.joined(separator: "”, then “"))”"
  }
}
