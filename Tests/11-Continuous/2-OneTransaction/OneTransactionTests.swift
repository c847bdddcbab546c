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
        before the answer about a bill of 10 arrived, the balance was \
        \(before), but it should still have been 100; an await may end the \
        turn, and then other code sees what's done so far
        """)
      boss.answer(true)
      await others { boss.asked == [10, 20] }
      let between = account.balance
      expect(
        between, is: 100,
        """
        between the first answer and the second, the balance was \(between), \
        but it should still have been 100; pay nothing until all answers have \
        arrived
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
      bills of 10 and 20 were approved, but paid is \(paid); it should contain \
      both bills, in order
      """)
    expect(
      balance, is: 70,
      """
      bills of 10 and 20 were paid from a balance of 100, but now the balance \
      is \(balance); subtract each paid bill
      """)
  }

  @Test func `bills that aren't approved aren't paid`() async {
    boss.refuses = [20]
    await paying([10, 20, 30])
    let (balance, paid) = (account.balance, account.paid)
    expect(
      paid, is: [10, 30],
      """
      bills of 10 and 30 were approved and a bill of 20 wasn't, but paid is \
      \(paid); it should contain only the approved bills
      """
    )
    expect(
      balance, is: 60,
      """
      bills of 10 and 30 were paid from a balance of 100, but now the balance \
      is \(balance); subtract only the paid bills
      """)
  }

  @Test func `approve is asked about every bill, one after the other`() async {
    boss.refuses = [20]
    await paying([10, 20, 30])
    expect(
      boss.asked, is: [10, 20, 30],
      """
      approve was called for \(boss.asked), but the bills are 10, 20 and 30; \
      call approve once for each bill, in order
      """)
    expect(
      boss.mostAtOnce, is: 1,
      """
      approve was running for \(boss.mostAtOnce) bills at once; wait for the \
      answer about one bill before you ask about the next bill
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
      call approve once for each bill
      """)
    let paid = account.paid
    expect(
      paid, is: [10, 10],
      """
      the first and the third of three bills of 10 were approved, but paid is \
      \(paid); each answer should apply to one bill, not to all bills of that \
      amount
      """)
  }

  @Test func `the first statement shows the current account`() async {
    await reading {}
    expect(
      reader.statements, is: ["100 left, paid []"],
      """
      \(seen); nothing has changed yet, so there should be only one statement, \
      which shows the account as it is
      """)
  }

  @Test func `a statement shows what was paid`() async {
    await reading {
      await paying([10])
      await others { reader.statements.count > 1 }
    }
    expect(
      reader.statements, endsWith: ["90 left, paid [10]"],
      """
      \(seen); a bill of 10 was paid, so the last statement should show that \
      bill. A property that the closure doesn't read when it runs isn't \
      followed, so the statement shows an old value
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
      \(seen); in each statement, the balance and the paid bills should add up \
      to 100, so change balance and paid in one turn
      """)
  }

  @Test func `however many bills are paid, they make one statement`() async {
    await reading {
      await paying([10, 20, 30])
      await others { reader.statements.count > 1 }
    }
    expect(
      reader.statements,
      is: ["100 left, paid []", "40 left, paid [10, 20, 30]"],
      """
      \(seen); after the first statement, three bills were approved and paid, \
      which should lead to one more statement. Changes in one turn, with no \
      await in between, make one element
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
      \(seen); a bill of 10 was paid, and later a bill of 20, and each payment \
      should lead to one more statement
      """)
  }

  @Test func `a bill that is too large is skipped`() async {
    await paying([60, 50, 40])
    let (balance, paid) = (account.balance, account.paid)
    expect(
      paid, is: [60, 40],
      """
      with a balance of 100, bills of 60, 50 and 40 were approved, but paid is \
      \(paid); the 60 leaves a balance of 40, so skip the 50, but pay the 40
      """)
    expect(
      balance, is: 0,
      """
      bills of 60 and 40 were paid from a balance of 100, but now the balance \
      is \(balance); subtract each paid bill
      """
    )
  }

  @Test func `approve is asked about a bill that is too large, too`() async {
    await paying([200, 10])
    expect(
      boss.asked, is: [200, 10],
      """
      approve was called for \(boss.asked), but the bills are 200 and 10, with \
      a balance of 100; call approve for every bill, because you know how much \
      is left only when you pay
      """)
    let paid = account.paid
    expect(
      paid, is: [10],
      """
      with a balance of 100, bills of 200 and 10 were approved, but paid is \
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
      with a balance of 100, bills of 60 and 70 were paid concurrently, and \
      paid is \(paid); only one of the two payments should succeed. A balance \
      that was read before an await may be stale afterwards
      """)
    expect(
      paid.reduce(balance, +), is: 100,
      """
      after two concurrent payments, the balance is \(balance), and paid is \
      \(paid); the balance and the paid bills should add up to 100
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
