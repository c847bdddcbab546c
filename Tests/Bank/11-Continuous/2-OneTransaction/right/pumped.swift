// A task loops over the values, and hands them on.
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
    AsyncStream { reader in
      let task = Task { @MainActor in
        for await statement in Observations({
          Statement(balance: self.balance, paid: self.paid)
        }) { reader.yield(statement) }
        reader.finish()
      }
      reader.onTermination = { _ in task.cancel() }
    }
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

    let total = approved.reduce(into: (left: balance, paid: paid)) {
      guard $1 <= $0.left else { return }
      $0.left -= $1
      $0.paid.append($1)
    }
    (balance, paid) = total
  }
}
