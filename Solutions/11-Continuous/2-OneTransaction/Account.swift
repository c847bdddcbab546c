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
    // Why 1: an element is built from what the closure reads when it runs. A
    // property that's read outside the closure is read once, and its changes
    // aren't observed.
    Observations { Statement(balance: self.balance, paid: self.paid) }
  }

  /// Asks for each bill whether it's approved. When all answers are there, pays
  /// the approved bills.
  ///
  ///     await account.pay([10, 20]) { await boss.agrees(to: $0) }
  func pay(
    _ bills: [Int], approve: @MainActor (Int) async -> Bool
  ) async {
    // Why 2: any `await` may end the turn, and then other code sees the account
    // in its current state. So `pay` asks first, without changing anything, and
    // then makes all changes in one turn. A balance read before the wait may be
    // stale, because another payment may have come in between.
    // Also works: adding up the payments, and setting both properties once.
    var approved: [Int] = []
    for bill in bills where await approve(bill) { approved.append(bill) }
    for bill in approved where bill <= balance {
      balance -= bill
      paid.append(bill)
    }
  }
}
