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
    // Why 1: an element is made of what the closure reads when it runs. What is
    // read outside the closure is read once, and nothing waits for its change.
    Observations { Statement(balance: self.balance, paid: self.paid) }
  }

  /// Asks for each bill whether it is approved. When all answers are there,
  /// pays the approved ones.
  ///
  ///     await account.pay([10, 20]) { await boss.agrees(to: $0) }
  func pay(
    _ bills: [Int], approve: @MainActor (Int) async -> Bool
  ) async {
    // Why 2: any `await` may end the turn, and then others see the account as
    // it is. So `pay` waits first, and touches nothing meanwhile. Then it makes
    // all changes in one turn. The balance from before the wait may be out of
    // date: another payment may have come in between.
    // Also works: summing up what is paid, and setting both properties once.
    var approved: [Int] = []
    for bill in bills where await approve(bill) { approved.append(bill) }
    for bill in approved where bill <= balance {
      balance -= bill
      paid.append(bill)
    }
  }
}
