import GradingKit
import Testing

@testable import InitWithoutDefaults

extension InitWithoutDefaultsTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(AccountsWalk.self)
  }
}

/// Some accounts. Before each move all their values are read.
private final class AccountsWalk: Walk {
  private struct Model {
    var balance: Int
    var statement: [String] = []
  }

  private static let owners = ["Ann", "Bea", "Cleo"]

  private var accounts: [Account] = []
  private var models: [Model] = []
  private var changes = GradingKit.Recorder()
  private var told: [String] = []

  init() { open(with: 100) }

  private func open(with balance: Int) {
    let owner = Self.owners[accounts.count]
    accounts.append(Account(owner: owner, openingBalance: balance))
    models.append(Model(balance: balance))
  }

  func begin() {
    told = []
    changes = GradingKit.Recorder()
    for (account, owner) in zip(accounts, Self.owners) {
      changes.track("balance of \(owner)") {
        account.balance
      } seeing: {
        account.balance
      }
      changes.track("statement of \(owner)") {
        account.statement
      } seeing: {
        account.statement
      }
    }
  }

  private func note(_ index: Int, _ balance: Int) {
    let (owner, old) = (Self.owners[index], models[index])
    told = [
      "balance of \(owner), seeing \(old.balance)",
      "statement of \(owner), seeing \(old.statement)",
    ]
    models[index].statement.append("\(old.balance) → \(balance)")
    models[index].balance = balance
  }

  var moves: [Move] {
    for (index, account) in accounts.enumerated() {
      let old = models[index].balance
      for balance in [0, 100, -1, 7] where balance != old {
        Move("the balance of \(Self.owners[index]) became \(balance)") {
          account.balance = balance
          self.note(index, balance)
        }
      }
      for amount in [50, -30] {
        Move("\(amount) was added to the balance of \(Self.owners[index])") {
          account.balance += amount
          self.note(index, old + amount)
        }
      }
    }
    if accounts.count < 3 {
      for balance in [100, 0, -1] {
        Move("a new account was opened with \(balance)") {
          self.open(with: balance)
        }
      }
    }
  }

  var facts: [Fact] {
    Fact(
      "the owners are", accounts.map(\.owner),
      is: Array(Self.owners.prefix(models.count)),
      "each account should keep the owner it was opened for")
    Fact(
      "the balances are", accounts.map(\.balance), is: models.map(\.balance),
      "an account should keep its opening balance until the balance is changed")
    Fact(
      "the statements say", accounts.map(\.statement),
      is: models.map(\.statement),
      "a statement should list each change since the opening, and nothing else")
    Fact(
      "onChange ran for",
      zip(changes.calls, changes.seen).map { "\($0), seeing \($1)" },
      isInAnyOrder: told,
      """
      all balances and statements had just been read; code that read a balance \
      or a statement should be notified before that value changes, and of no \
      other change
      """)
  }
}
