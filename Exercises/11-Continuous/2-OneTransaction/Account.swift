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

  /// The account over time: the current state, and then what later turns left.
  func statements() -> some AsyncSequence<Statement, Never> {
    // TODO 1: The statements never show a bill that was paid.
    let paid = paid
    return Observations { Statement(balance: self.balance, paid: paid) }
  }

  /// Asks for each bill whether it's approved. When all answers are there, pays
  /// the approved bills.
  ///
  ///     await account.pay([10, 20]) { await boss.agrees(to: $0) }
  // TODO 2: The statements show money that has already left, and bills that are
  // paid one by one.
  func pay(
    _ bills: [Int], approve: @MainActor (Int) async -> Bool
  ) async {
    for bill in bills {
      balance -= bill
      if await approve(bill) {
        paid.append(bill)
      } else {
        balance += bill
      }
    }
  }
}
