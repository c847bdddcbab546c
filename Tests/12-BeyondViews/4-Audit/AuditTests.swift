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
      the balance is \(balance), and was 10 at the start; a read returns \
      what is there
      """)
    expect(
      audit.lines, is: ["Bob reads balance"],
      "\(noted); Bob has read the balance, once")
  }

  @Test func `init notes nothing`() {
    let audit = AuditLog()
    let account = Account(owner: "Eve", balance: 7, audit: audit)
    expect(
      audit.lines, is: [],
      """
      noted was \(audit.lines.joined(separator: ", then ")) by init; it stores \
      what nobody has seen before
      """)
    let text = account.summary
    expect(
      text, is: "Eve: 7",
      """
      the summary is \(text); it is put together from what is there now
      """)
  }

  @Test func `a read of the owner is noted`() {
    let owner = audit.acting(as: "Bob") { account.owner }
    expect(
      owner, is: "Ann",
      """
      the owner is \(owner), and was Ann at the start; a read returns what is \
      there
      """)
    expect(
      audit.lines, is: ["Bob reads owner"],
      "\(noted); Bob has read the owner, once")
  }

  @Test func `every read is noted, not only the first`() {
    let readers = ["Bob", "Bob", "Eve"]
    for reader in readers {
      audit.acting(as: reader) { _ = (account.owner, account.balance) }
    }
    expect(
      audit.lines,
      is: readers.flatMap { ["\($0) reads owner", "\($0) reads balance"] },
      "\(noted); Bob has read both twice, then Eve once")
  }

  @Test func `the summary reads the owner, then the balance`() {
    let text = audit.acting(as: "Bob") { account.summary }
    expect(
      text, is: "Ann: 10",
      """
      the summary is \(text); it is put together from what is there now
      """)
    expect(
      audit.lines, is: ["Bob reads owner", "Bob reads balance"],
      "\(noted); whoever reads the summary reads what it is made of")
  }

  @Test func `a set is noted, and nothing else`() {
    audit.acting(as: "Cid") { account.balance = 12 }
    expect(
      audit.lines, is: ["Cid sets balance to 12"],
      """
      \(noted); Cid has set the balance to 12. An account that looks at its \
      own value on the way has to bypass its own accessors
      """)
    let balance = account.balance
    expect(
      balance, is: 12,
      """
      the balance is \(balance), and was set to 12; a read returns what was \
      set
      """)
  }

  @Test func `a new owner is noted, and nothing else`() {
    audit.acting(as: "Cid") { account.owner = "Bea" }
    expect(
      audit.lines, is: ["Cid sets owner to Bea"],
      "\(noted); Cid has set the owner to Bea")
    let text = account.summary
    expect(text, is: "Bea: 10", "the summary is \(text); the owner is Bea")
  }

  @Test func `an equal assignment notes nothing and is not announced`() {
    changes.track("summary") { account.summary }
    let before = audit.lines
    account.balance = 10
    account.owner = "Ann"
    expect(
      audit.lines, is: before,
      "\(noted); what was assigned then is what was there")
    expect(
      changes.calls, is: [],
      """
      \(changes), and nothing was assigned but what was there; an equal value \
      is no change
      """)
  }

  @Test func `a change in place is noted as a read and a set`() {
    audit.acting(as: "Dan") { account.balance += 2 }
    expect(
      audit.lines, is: ["Dan reads balance", "Dan sets balance to 12"],
      """
      \(noted); Dan has added 2 to the balance. Accessors that the macro \
      writes change the storage in place, and never call withMutation
      """)
    account.owner.append("e")
    expect(
      audit.lines,
      endsWith: ["somebody reads owner", "somebody sets owner to Anne"],
      "\(noted); an e was appended to the owner")
  }

  @Test func `a deposit is noted as a read and a set`() {
    audit.acting(as: "Dan") { account.deposit(5) }
    expect(
      audit.lines, is: ["Dan reads balance", "Dan sets balance to 15"],
      "\(noted); Dan has paid in 5, on top of 10")
  }

  @Test func `a read is no change`() {
    changes.track("summary") { account.summary }
    audit.acting(as: "Bob") { _ = account.summary }
    expect(
      changes.calls, is: [],
      "\(changes), and the account was read, no more; a note is not announced")
  }

  @Test func `an observer is told once, before the change`() {
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
      \(changes); a closure that has read the balance is told of its next change
      """)
    expect(
      changes.seen, is: ["10"],
      """
      onChange has seen \(changes.seen.joined(separator: ", ")); it runs \
      before the change, when the balance is still 10
      """)
  }

  @Test func `an observer is told of a change in place`() {
    changes.track("balance") { account.balance }
    account.deposit(5)
    expect(
      changes.calls, is: ["balance"],
      "\(changes); a deposit changes the balance, which was read")
  }

  @Test func `an observer is told of what it has read, and of nothing else`() {
    changes.track("owner") { account.owner }
    account.balance = 12
    expect(
      changes.calls, is: [],
      "\(changes), and the balance was set; only the owner was read")
    account.owner = "Bea"
    expect(
      changes.calls, is: ["owner"],
      "\(changes); a closure that has read the owner is told of another one")
  }

  @Test func `one assignment is announced once`() {
    follow()
    account.balance = 12
    expect(
      changes.calls, is: ["balance"],
      """
      \(changes); the balance was set once, and this observer tracks again \
      inside onChange. So it hears of each announcement, and there were \
      \(changes.calls.count)
      """)
  }

  @Test func `a set is no read`() {
    changes.track("a set") { account.balance = 12 }
    account.balance = 13
    expect(
      changes.calls, is: [],
      """
      \(changes); it has set the balance and not read it, so it waits for \
      nothing. A setter that asks the property reads it for whoever sets it
      """)
  }

  private func follow() {
    withObservationTracking {
      _ = account.balance
    } onChange: {
      changes.record("balance")
      follow()
    }
  }

  private var noted: String {
    audit.lines.isEmpty
      ? "nothing was noted"
      : "noted was \(audit.lines.joined(separator: ", then "))"
  }
}
