// Two properties are two values over time, so each needs a loop.
// Refused by: the first statement is the account of now
// Seen: then 100 left, paid []; nothing has changed yet
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
    let (statements, reader) = AsyncStream<Statement>.makeStream()
    Task {
      for await balance in Observations({ self.balance }) {
        reader.yield(Statement(balance: balance, paid: paid))
      }
    }
    Task {
      for await paid in Observations({ self.paid }) {
        reader.yield(Statement(balance: balance, paid: paid))
      }
    }
    return statements
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
    for bill in approved where bill <= balance {
      balance -= bill
      paid.append(bill)
    }
  }
}
