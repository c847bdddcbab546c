// Whoever asks all at once has the same answers sooner.
// Refused by: the compiler
// Seen: escaping closure captures non-escaping parameter 'approve'
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
    let answers = await withTaskGroup(of: (Int, Bool).self) { group in
      for (index, bill) in bills.enumerated() {
        group.addTask { (index, await approve(bill)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    let approved = bills.indices.filter { answers[$0] == true }
      .map { bills[$0] }
    for bill in approved where bill <= balance {
      balance -= bill
      paid.append(bill)
    }
  }
}
