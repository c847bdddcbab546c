import GradingKit
import Testing

@testable import OneTransaction

@MainActor
@Suite("11.2 OneTransaction", .exercise())
struct OneTransactionTests: ExerciseSuite {
  let account = Account(balance: 100)
  let boss = Boss()
  let reader = Reader()

  @Test func `until all answers are there the balance stays`() async {
    await paying([10, 20]) {
      await others { boss.asked == [10] }
      let before = account.balance
      expect(
        before, is: 100,
        """
        the balance is \(before) while somebody thinks about a bill of 10; an \
        await may end the turn, and then everybody sees what is done so far
        """)
      boss.answer(true)
      await others { boss.asked == [10, 20] }
      let between = account.balance
      expect(
        between, is: 100,
        """
        the balance is \(between) between the first answer and the second; \
        nothing is paid until all answers are there
        """)
      boss.answer(true)
    }
  }

  @Test func `what is approved is paid`() async {
    await paying([10, 20]) {
      await others { boss.asked == [10] }
      boss.answer(true)
      await others { boss.asked == [10, 20] }
      boss.answer(true)
    }
    let (balance, paid) = (account.balance, account.paid)
    expect(
      paid, is: [10, 20], "paid is \(paid); bills of 10 and 20 were approved")
    expect(
      balance, is: 70,
      "the balance is \(balance); it was 100, and 10 and 20 are paid")
  }

  @Test func `what is not approved is not paid`() async {
    boss.refuses = [20]
    await paying([10, 20, 30])
    let (balance, paid) = (account.balance, account.paid)
    expect(
      paid, is: [10, 30], "paid is \(paid); 10 and 30 were approved, 20 was not"
    )
    expect(
      balance, is: 60,
      "the balance is \(balance); it was 100, and 10 and 30 are paid")
  }

  @Test func `every bill is asked for, in order, one after the other`() async {
    boss.refuses = [20]
    await paying([10, 20, 30])
    expect(
      boss.asked, is: [10, 20, 30],
      "asked for was \(boss.asked); the bills were 10, 20 and 30")
    expect(
      boss.mostAtOnce, is: 1,
      """
      \(boss.mostAtOnce) bills were asked for at once; the next question comes \
      after the answer to the last
      """)
  }

  @Test func `the first statement is the account of now`() async {
    await reading {}
    expect(
      reader.statements, is: ["100 left, paid []"],
      "\(seen); nothing has changed yet")
  }

  @Test func `a statement shows what is paid`() async {
    await reading { await paying([10]) }
    expect(
      reader.statements, endsWith: ["90 left, paid [10]"],
      """
      \(seen); a bill of 10 is paid. What the closure does not read when it \
      runs is not followed, and is not the current value
      """)
  }

  @Test func `in every statement the money is all there`() async {
    boss.refuses = [20]
    await reading {
      await paying([10, 20, 30])
      await others { reader.statements.count > 1 }
      await paying([5])
    }
    expect(
      reader.sums.filter { $0 != 100 }, is: [],
      """
      \(seen); balance and paid bills are 100 together, at every moment that \
      anybody can see
      """)
  }

  @Test func `however many bills are paid, it is one statement`() async {
    await reading { await paying([10, 20, 30]) }
    expect(
      reader.statements,
      is: ["100 left, paid []", "40 left, paid [10, 20, 30]"],
      """
      \(seen); three bills were approved. What is changed in one turn, with no \
      await in between, is one element
      """)
  }

  @Test func `each payment is a statement`() async {
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
      "\(seen); 10 was paid, and later 20")
  }

  @Test func `what is too much is passed over`() async {
    await paying([60, 50, 40])
    let (balance, paid) = (account.balance, account.paid)
    expect(
      paid, is: [60, 40],
      """
      paid is \(paid); of 100 the 60 leaves 40, which is too little for 50 and \
      enough for 40
      """)
    expect(
      balance, is: 0,
      "the balance is \(balance); it was 100, 60 and 40 are paid"
    )
  }

  @Test func `a bill that is too much is asked for all the same`() async {
    await paying([200, 10])
    expect(
      boss.asked, is: [200, 10],
      """
      asked for was \(boss.asked); the bills were 200 and 10, and there were \
      100. What is left is known when the bills are paid, and not before
      """)
    let paid = account.paid
    expect(
      paid, is: [10], "paid is \(paid); there were 100, too little for 200")
  }

  @Test func `two payments that wait at once do not overdraw`() async {
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
      paid is \(paid), and there were 100; both payments waited for an answer, \
      and what was true before the wait was not true after it
      """)
    expect(
      paid.reduce(balance, +), is: 100,
      "the balance is \(balance), and paid is \(paid); there were 100")
  }

  /// Pays bills, and does something beside it. Without that all of them are
  /// answered at once.
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

  /// Reads the statements, and does something beside it when the first is
  /// there.
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
