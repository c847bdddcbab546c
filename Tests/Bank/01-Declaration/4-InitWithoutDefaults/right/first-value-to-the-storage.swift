// Nothing has a default; init assigns to the macro's storage.
import ObservationCore

@Observable
final class Account {
  private(set) var statement: [String]
  let owner: String
  var balance: Int {
    didSet { write(from: oldValue, to: balance) }
  }

  init(owner: String, openingBalance: Int) {
    self._balance = openingBalance
    self._statement = [String]()
    self.owner = owner
  }

  private func write(from old: Int, to new: Int) {
    statement = statement + ["\(old) → \(new)"]
  }
}
