// Whoever asks whether there is enough may do so before the wait for the
// answers.
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
      let fits = bill <= left
      if await approve(bill), fits {
        left -= bill
        approved.append(bill)
      }
    }
    for bill in approved {
      balance -= bill
      paid.append(bill)
    }
  }
}
