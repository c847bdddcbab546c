// One array of balances, from which balance and statement are computed.
import ObservationCore

@Observable
final class Account {
  let owner: String
  private var history: [Int]

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    history = [openingBalance]
  }

  var balance: Int {
    get { history[history.count - 1] }
    set { history.append(newValue) }
  }

  var statement: [String] {
    zip(history, history.dropFirst()).map { "\($0) → \($1)" }
  }
}
