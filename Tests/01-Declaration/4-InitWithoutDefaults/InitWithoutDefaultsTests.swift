import GradingKit
import Testing

@testable import InitWithoutDefaults

@Suite("1.4 InitWithoutDefaults", .exercise())
struct InitWithoutDefaultsTests: ExerciseSuite {
  let account = Account(owner: "Ann", openingBalance: 100)
  let changes = Recorder()

  @Test func `opening an account doesn't count as a change`() {
    expect(
      account.statement, is: [],
      """
      the statement of a new account says \(account.statement), but it should \
      be empty; in init, assign the balance while at least one property still \
      has no value, because any later assignment is a change. A default counts \
      as a value, even the nil of an optional
      """)
  }

  @Test func `a new account has its owner and its opening balance`() {
    expect(
      account.owner, is: "Ann",
      """
      the account was opened for "Ann", but its owner is \(account.owner); \
      init should store the owner that it's passed
      """)
    expect(
      account.balance, is: 100,
      """
      the account was opened with 100, but its balance is \(account.balance); \
      init should store the opening balance
      """)
  }

  @Test func `each change of the balance is in the statement`() {
    account.balance += 50
    account.balance = 20
    expect(
      account.statement, endsWith: ["100 → 150", "150 → 20"],
      """
      after the balance went from 100 to 150 and then to 20, the statement \
      says \(account.statement); each change should add a line, and even in an \
      observable class, didSet runs at every change
      """)
  }

  @Test func `a change from 0 is in the statement`() {
    let empty = Account(owner: "Bea", openingBalance: 0)
    empty.balance = 30
    expect(
      empty.statement, is: ["0 → 30"],
      """
      after an account was opened with 0 and its balance was set to 30, the \
      statement says \(empty.statement); it should list the first change, but \
      not the opening
      """)
  }

  @Test(arguments: [
    (100, ["100 → 150", "150 → 100", "100 → 7"]),
    (0, ["0 → 150", "150 → 0", "0 → 7"]),
    (-1, ["-1 → 150", "150 → -1", "-1 → 7"]),
  ])
  func `every change stays in the statement`(opening: Int, lines: [String]) {
    let account = Account(owner: "Bea", openingBalance: opening)
    account.balance = 150
    account.balance = opening
    account.balance = 7
    expect(
      account.statement, is: lines,
      """
      after an account was opened with \(opening) and its balance was set to \
      150, to \(opening) and to 7, the statement says \(account.statement); it \
      should list every change, no matter what the old and new balances are, \
      but not the opening
      """)
  }

  @Test func `each account has its own statement`() {
    let other = Account(owner: "Bea", openingBalance: 5)
    account.balance = 150
    other.balance = 6
    expect(
      [account.statement, other.statement], is: [["100 → 150"], ["5 → 6"]],
      """
      after one account went from 100 to 150 and a second account from 5 to 6, \
      their statements say \(account.statement) and \(other.statement); each \
      account should record its own changes
      """)
  }

  @Test func `the first deposit notifies observers of the balance`() {
    changes.track("balance") {
      account.balance
    } seeing: {
      account.balance
    }
    account.balance += 50
    expect(
      changes.calls, is: ["balance"],
      """
      \(changes), after the balance was read and 50 was added to it; the \
      balance has to stay observed, with or without a default value
      """)
    expect(
      changes.seen, is: ["100"],
      """
      \(changes), and saw \(changes.seen) when 50 was added to a balance of \
      100; onChange should run before the new balance is stored, so that it \
      sees 100
      """)
  }

  @Test func `a new line notifies observers of the statement`() {
    changes.track("statement") { account.statement }
    account.balance += 50
    expect(
      changes.calls, is: ["statement"],
      """
      \(changes), after the statement was read and the balance changed; each \
      new line changes the statement, so the statement has to be observed, too
      """)
  }
}
