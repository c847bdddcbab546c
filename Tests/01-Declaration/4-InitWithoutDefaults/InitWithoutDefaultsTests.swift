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
      the statement of a new account says \(account.statement); an \
      assignment in init is a change once every property has a value, and a \
      default is one, even the nil of an optional
      """)
  }

  @Test func `a new account has its owner and its opening balance`() {
    expect(
      account.owner, is: "Ann",
      """
      the owner is \(account.owner); init stores what it's passed
      """)
    expect(
      account.balance, is: 100,
      """
      opened with 100, the account holds \(account.balance); init gives every \
      property without a default its initial value
      """)
  }

  @Test func `each change of the balance is in the statement`() {
    account.balance += 50
    account.balance = 20
    expect(
      account.statement, endsWith: ["100 → 150", "150 → 20"],
      """
      the statement says \(account.statement); property observers run at every \
      change, in an observable class as well
      """)
  }

  @Test func `a change from 0 is in the statement`() {
    let empty = Account(owner: "Bea", openingBalance: 0)
    empty.balance = 30
    expect(
      empty.statement, is: ["0 → 30"],
      """
      opened with 0, then set to 30, and the statement says \
      \(empty.statement); the opening isn't recorded, but the first change is
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
      opened with \(opening), then set to 150, to \(opening) and to 7, and the \
      statement says \(account.statement); only the opening isn't recorded, \
      whatever the balance was and is
      """)
  }

  @Test func `each account has its own statement`() {
    let other = Account(owner: "Bea", openingBalance: 5)
    account.balance = 150
    other.balance = 6
    expect(
      [account.statement, other.statement], is: [["100 → 150"], ["5 → 6"]],
      """
      one account went from 100 to 150, another from 5 to 6, and their \
      statements say \(account.statement) and \(other.statement); each account \
      records its own changes
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
      \(changes); with or without a default value, a variable is observed \
      unless it is ignored
      """)
    expect(
      changes.seen, is: ["100"],
      """
      \(changes), and saw \(changes.seen); onChange runs before the new value \
      is stored
      """)
  }

  @Test func `a new line notifies observers of the statement`() {
    changes.track("statement") { account.statement }
    account.balance += 50
    expect(
      changes.calls, is: ["statement"],
      """
      \(changes); the statement is a stored variable, so it's observed as well
      """)
  }
}
