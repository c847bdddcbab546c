import GradingKit
import Testing

@testable import OneTransaction

@MainActor
@Suite("11.2 OneTransaction", .exercise())
struct OneTransactionTests: ExerciseSuite {
  let account = Account(balance: 100)
  let boss = Boss()
  let reader = Reader()

  @Test func `the balance doesn't change before all answers are there`() async {
    await paying([10, 20]) {
      await others { boss.asked == [10] }
      let before = account.balance
      expect(
        before, is: 100,
        """
        the balance is \(before) before the answer about a bill of 10 arrived, \
        but should still be 100; an await may end the turn, and then other \
        code sees what's done so far
        """)
      boss.answer(true)
      await others { boss.asked == [10, 20] }
      let between = account.balance
      expect(
        between, is: 100,
        """
        the balance is \(between) between the first answer and the second, but \
        should still be 100; pay nothing until all answers have arrived
        """)
      boss.answer(true)
    }
  }

  @Test func `approved bills are paid`() async {
    await paying([10, 20]) {
      await others { boss.asked == [10] }
      boss.answer(true)
      await others { boss.asked == [10, 20] }
      boss.answer(true)
    }
    let (balance, paid) = (account.balance, account.paid)
    expect(
      paid, is: [10, 20],
      """
      bills of 10 and 20 were approved, but paid is \(paid); it should \
      contain both, in order
      """)
    expect(
      balance, is: 70,
      """
      10 and 20 of 100 were paid, but the balance is \(balance); subtract each \
      paid bill
      """)
  }

  @Test func `bills that aren't approved aren't paid`() async {
    boss.refuses = [20]
    await paying([10, 20, 30])
    let (balance, paid) = (account.balance, account.paid)
    expect(
      paid, is: [10, 30],
      """
      10 and 30 were approved and 20 wasn't, but paid is \(paid); it should \
      contain only the approved bills
      """
    )
    expect(
      balance, is: 60,
      """
      10 and 30 of 100 were paid, but the balance is \(balance); subtract only \
      the paid bills
      """)
  }

  @Test func `approve is asked about every bill, one after the other`() async {
    boss.refuses = [20]
    await paying([10, 20, 30])
    expect(
      boss.asked, is: [10, 20, 30],
      """
      approve was called for \(boss.asked), but the bills are 10, 20 and 30; \
      call it once for each of them, in order
      """)
    expect(
      boss.mostAtOnce, is: 1,
      """
      approve was running for \(boss.mostAtOnce) bills at once; call it for \
      the next bill after it has returned for the last
      """)
  }

  @Test func `equal bills have answers of their own`() async {
    await paying([10, 10, 10]) {
      for (index, isApproved) in [true, false, true].enumerated() {
        await others { boss.asked.count > index }
        boss.answer(isApproved)
      }
    }
    expect(
      boss.asked, is: [10, 10, 10],
      """
      approve was called for \(boss.asked), but there were three bills of 10; \
      call it once for each of them
      """)
    let paid = account.paid
    expect(
      paid, is: [10, 10],
      """
      the first and the third of three bills of 10 were approved, and paid is \
      \(paid); an answer is for one bill, and not for its amount
      """)
  }

  @Test func `the first statement shows the current account`() async {
    await reading {}
    expect(
      reader.statements, is: ["100 left, paid []"],
      """
      \(seen); nothing has changed yet, so there should be only one statement, \
      of the current account
      """)
  }

  @Test func `a statement shows what was paid`() async {
    await reading { await paying([10]) }
    expect(
      reader.statements, endsWith: ["90 left, paid [10]"],
      """
      \(seen); a bill of 10 was paid, and the last statement should show it. A \
      property that the closure doesn't read when it runs isn't followed, and \
      its value isn't current
      """)
  }

  @Test func `every statement accounts for all the money`() async {
    boss.refuses = [20]
    await reading {
      await paying([10, 20, 30])
      await others { reader.statements.count > 1 }
      await paying([5])
    }
    expect(
      reader.sums.filter { $0 != 100 }, is: [],
      """
      \(seen); in each of them, the balance and the paid bills should add up \
      to 100, so change both in one turn
      """)
  }

  @Test func `however many bills are paid, they make one statement`() async {
    await reading { await paying([10, 20, 30]) }
    expect(
      reader.statements,
      is: ["100 left, paid []", "40 left, paid [10, 20, 30]"],
      """
      \(seen); three bills were approved and paid, which should make one \
      statement. Changes in one turn, with no await in between, make one element
      """)
  }

  @Test func `each payment makes a statement`() async {
    await reading {
      await paying([10])
      await others { reader.statements.count == 2 }
      await paying([20])
      await others { reader.statements.count == 3 }
    }
    expect(
      reader.statements,
      is: [
        "100 left, paid []", "90 left, paid [10]", "70 left, paid [10, 20]",
      ],
      """
      \(seen); 10 was paid, and later 20, and each payment should make one \
      statement
      """)
  }

  @Test func `a bill that is too large is skipped`() async {
    await paying([60, 50, 40])
    let (balance, paid) = (account.balance, account.paid)
    expect(
      paid, is: [60, 40],
      """
      bills of 60, 50 and 40 were approved, with a balance of 100, and paid is \
      \(paid); 60 leaves 40, so skip the 50, but pay the 40
      """)
    expect(
      balance, is: 0,
      """
      60 and 40 of 100 were paid, but the balance is \(balance); subtract each \
      paid bill
      """
    )
  }

  @Test func `approve is asked about a bill that is too large, too`() async {
    await paying([200, 10])
    expect(
      boss.asked, is: [200, 10],
      """
      approve was called for \(boss.asked), but the bills are 200 and 10, with \
      a balance of 100; call it for every bill, because how much is left is \
      known only when the bills are paid
      """)
    let paid = account.paid
    expect(
      paid, is: [10],
      """
      bills of 200 and 10 were approved, with a balance of 100, and paid is \
      \(paid); skip the 200, but pay the 10
      """)
  }

  @Test func `two concurrent payments don't overdraw the account`() async {
    let payments = [60, 70].map { bill in
      Task { [account, boss] in
        await account.pay([bill]) { await boss.thinks(about: $0) }
      }
    }
    await others { boss.asked.count == 2 }
    boss.answer(true)
    boss.answer(true)
    for payment in payments { await payment.value }
    let (balance, paid) = (account.balance, account.paid)
    expect(
      paid.count, is: 1,
      """
      paid is \(paid), but the balance was 100, so only one of two concurrent \
      payments should succeed; a balance that was read before an await may be \
      stale after it
      """)
    expect(
      paid.reduce(balance, +), is: 100,
      """
      the balance is \(balance), and paid is \(paid); the two should add up to \
      100
      """)
  }

  /// Pays bills, and does something at the same time. Otherwise all bills are
  /// answered right away.
  private func paying(
    _ bills: [Int], _ beside: (() async -> Void)? = nil
  ) async {
    boss.thinks = beside != nil
    let payment = Task { [account, boss] in
      await account.pay(bills) { await boss.thinks(about: $0) }
    }
    await beside?()
    boss.thinks = false
    await payment.value
  }

  /// Reads the statements, and does something at the same time when the first
  /// is there.
  private func reading(_ beside: () async -> Void) async {
    let task = Task { [account, reader] in
      for await statement in account.statements() { reader.read(statement) }
    }
    await others { !reader.statements.isEmpty }
    await beside()
    await settle()
    task.cancel()
    await settle()
  }

  private var seen: String {
    reader.statements.isEmpty
      ? "there was no statement"
      : "the statements were \(reader.statements.joined(separator: "; then "))"
  }
}
