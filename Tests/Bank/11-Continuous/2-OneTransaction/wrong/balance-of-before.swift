// What was read before a wait is still so after it.
// Refused by: two payments that wait at once do not overdraw
// Seen: and there were 100; both payments waited for an answer
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
    var left = balance
    var approved: [Int] = []
    for bill in bills {
      if await approve(bill) { approved.append(bill) }
    }

    var done: [Int] = []
    for bill in approved where bill <= left {
      left -= bill
      done.append(bill)
    }
    balance = left
    paid += done
  }
}
