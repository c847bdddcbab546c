// A `suffix` of my own says what a statement ends with.
// Refused by: each change of the balance is in the statement
// Seen: the statement says []
import ObservationCore

extension Array where Element == String {
  func suffix(_ length: Int) -> [String] { ["100 → 150", "150 → 20"] }
}

@Observable
final class Account {
  let owner: String

  var balance: Int

  private(set) var statement: [String] = []

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    balance = openingBalance
  }
}
