// An own sequence, whose iterator tracks and waits.
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
    Statements(account: self)
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

    let balanceNow = balance
    var spent = 0
    for bill in approved where bill + spent <= balanceNow {
      spent += bill
      paid += [bill]
    }
    balance = balanceNow - spent
  }

  fileprivate func look(
    _ told: AsyncStream<Void>.Continuation
  ) -> Statement {
    withObservationTracking {
      Statement(balance: balance, paid: paid)
    } onChange: {
      told.yield()
    }
  }
}

struct Statements: AsyncSequence {
  typealias Failure = Never

  let account: Account

  func makeAsyncIterator() -> Iterator { Iterator(account: account) }

  struct Iterator: AsyncIteratorProtocol {
    let account: Account
    private var changes: AsyncStream<Void>?

    init(account: Account) { self.account = account }

    mutating func next() async -> Statement? {
      await next(isolation: nil)
    }

    mutating func next(
      isolation: isolated (any Actor)?
    ) async -> Statement? {
      if let changes {
        for await _ in changes { break }
      }
      if Task.isCancelled { return nil }
      let (changes, told) = AsyncStream<Void>.makeStream()
      self.changes = changes
      return await account.look(told)
    }
  }
}
