// A change is announced once it is made.
// Refused by: the first deposit is announced
// Seen: saw ["150"]
import ObservationCore

@Observable
final class Account {
  let owner: String

  @ObservationIgnored private var amount: Int

  var balance: Int {
    get {
      access(keyPath: \.balance)
      return amount
    }
    set {
      let old = amount
      amount = newValue
      withMutation(keyPath: \.balance) {}
      statement.append("\(old) → \(newValue)")
    }
  }

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    amount = openingBalance
  }
}
