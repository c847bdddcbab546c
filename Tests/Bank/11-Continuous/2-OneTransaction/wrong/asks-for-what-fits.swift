// Nobody need be asked for a bill that cannot be paid.
// Refused by: a bill that is too much is asked for all the same
// Seen: asked for was [10]
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
    for bill in bills where bill <= balance {
      if await approve(bill) { approved.append(bill) }
    }
    for bill in approved where bill <= balance {
      balance -= bill
      paid.append(bill)
    }
  }
}
