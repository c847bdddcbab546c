import GradingKit
import Testing

@testable import OneTransaction

extension OneTransactionTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(OfficeWalk.self)
  }
}

/// An office that pays bills, with a boss who approves them one by one, and up
/// to two readers of the statements.
private final class OfficeWalk: LaterWalk {
  /// The account, and the payments that wait. The question that's asked first
  /// is answered first.
  private struct Model {
    var balance = 100
    var paid: [Int] = []
    var asked: [Int] = []
    var waiting: [(bills: [Int], approved: [Int])] = []
    /// The statements that each reader must have read.
    var read: [[String]] = []

    var statement: String { "\(balance) left, paid \(paid)" }

    mutating func begin(_ bills: [Int]) {
      asked.append(bills[0])
      waiting.append((bills, []))
    }

    mutating func answer(_ isApproved: Bool) {
      var (bills, approved) = waiting.removeFirst()
      let bill = bills.removeFirst()
      if isApproved { approved.append(bill) }
      if let next = bills.first {
        asked.append(next)
        waiting.append((bills, approved))
        return
      }
      for bill in approved where bill <= balance {
        balance -= bill
        paid.append(bill)
      }
      for reader in read.indices where read[reader].last != statement {
        read[reader].append(statement)
      }
    }
  }

  private let account = Account(balance: 100)
  private let boss = Boss()
  private let readers = [Reader(), Reader()]
  private var tasks: [Task<Void, Never>] = []
  private var model = Model()

  init() {}

  func end() {
    for task in tasks { task.cancel() }
    boss.thinks = false
  }

  var moves: [Move] {
    for bills in [[10], [60], [20, 30], [60, 50, 5]] {
      Move("a payment of \(bills) was started") {
        self.tasks.append(
          Task { [account = self.account, boss = self.boss] in
            await account.pay(bills) { await boss.thinks(about: $0) }
          })
        self.model.begin(bills)
      }
    }
    if let question = model.waiting.first?.bills[0] {
      Move("the bill of \(question) was approved") { self.answer(true) }
      Move("the bill of \(question) was not approved") { self.answer(false) }
      Move("every bill was approved") {
        while !self.model.waiting.isEmpty {
          self.answer(true)
          await self.settle()
        }
      }
    }
    if model.read.count < readers.count {
      Move("a reader started to read the statements") {
        let reader = self.readers[self.model.read.count]
        self.tasks.append(
          Task { [account = self.account] in
            for await statement in account.statements() {
              reader.read(statement)
            }
          })
        self.model.read.append([self.model.statement])
      }
    }
  }

  private func answer(_ isApproved: Bool) {
    boss.answer(isApproved)
    model.answer(isApproved)
  }

  var facts: [Fact] {
    Fact(
      "the bills that approve was called for are", boss.asked, is: model.asked,
      "call approve for every bill, one after the other")
    Fact(
      "paid is", account.paid, is: model.paid,
      """
      when all answers have arrived, pay the approved bills, as far as the \
      current balance allows
      """)
    Fact(
      "the balance is", account.balance, is: model.balance,
      "subtract each bill that's paid")
    for (reader, read) in zip(readers, model.read) {
      Fact(
        "a reader's statements were", reader.changes, is: read,
        """
        the first statement should show the account as it is, and each payment \
        should lead to one more statement, with the balance and the paid bills \
        as of the same moment
        """)
    }
  }
}

extension Reader {
  /// The statements without repetitions: a payment that pays nothing may lead
  /// to one.
  fileprivate var changes: [String] {
    var changes: [String] = []
    for statement in statements where changes.last != statement {
      changes.append(statement)
    }
    return changes
  }
}
