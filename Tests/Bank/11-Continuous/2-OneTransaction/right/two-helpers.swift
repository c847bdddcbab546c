// One function asks, another one pays and cannot wait.
import ObservationCore

/// An account at one moment.
struct Statement: Equatable, Sendable {
  var balance: Int
  var paid: [Int]
}

@MainActor
@Observable
final class Account {
  private(set) var balance: Int
  private(set) var paid: [Int] = []

  init(balance: Int) { self.balance = balance }

  /// The account over time: as it is now, and as later turns have left it.
  func statements() -> some AsyncSequence<Statement, Never> {
    Observations { self.statement }
  }

  /// Asks for each bill whether it is approved. When all answers are there,
  /// pays the approved ones.
  ///
  ///     await account.pay([10, 20]) { await boss.agrees(to: $0) }
  func pay(
    _ bills: [Int], approve: @MainActor (Int) async -> Bool
  ) async {
    settle(await approved(bills, by: approve))
  }

  private var statement: Statement {
    Statement(balance: balance, paid: paid)
  }

  private func approved(
    _ bills: [Int], by approve: @MainActor (Int) async -> Bool
  ) async -> [Int] {
    var answers: [Bool] = []
    for bill in bills { answers.append(await approve(bill)) }
    return zip(bills, answers).filter(\.1).map(\.0)
  }

  private func settle(_ bills: [Int]) {
    for bill in bills {
      if bill > balance { continue }
      paid.append(bill)
      balance -= bill
    }
  }
}
