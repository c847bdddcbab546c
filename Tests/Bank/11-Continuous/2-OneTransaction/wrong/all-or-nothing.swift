// A transaction is done as a whole or not at all.
// Refused by: what is too much is passed over
// Seen: paid is []
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
    Observations { Statement(balance: self.balance, paid: self.paid) }
  }

  /// Asks for each bill whether it is approved. When all answers are there,
  /// pays the approved ones.
  ///
  ///     await account.pay([10, 20]) { await boss.agrees(to: $0) }
  func pay(
    _ bills: [Int], approve: @MainActor (Int) async -> Bool
  ) async {
    var approved: [Int] = []
    for bill in bills {
      if await approve(bill) { approved.append(bill) }
    }

    let sum = approved.reduce(0, +)
    guard sum <= balance else { return }
    balance -= sum
    paid += approved
  }
}
