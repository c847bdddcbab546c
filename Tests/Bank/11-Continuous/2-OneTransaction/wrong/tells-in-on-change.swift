// onChange is called when the change is there.
// Refused by: a statement shows what is paid
// Seen: then 100 left, paid []; then 90 left, paid []
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
    tell(reader)
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

  private func tell(_ reader: AsyncStream<Statement>.Continuation) {
    let statement = withObservationTracking {
      Statement(balance: balance, paid: paid)
    } onChange: {
      MainActor.assumeIsolated { self.tell(reader) }
    }
    reader.yield(statement)
  }
}
