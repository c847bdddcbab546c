// Accessors written out, with an init accessor for the first value.
import ObservationCore

@Observable
final class Account {
  let owner: String
  private(set) var statement: [String] = []

  @ObservationIgnored private var storedBalance: Int

  var balance: Int {
    @storageRestrictions(initializes: storedBalance)
    init(initialValue) {
      storedBalance = initialValue
    }
    get {
      access(keyPath: \.balance)
      return storedBalance
    }
    set {
      let old = storedBalance
      withMutation(keyPath: \.balance) { storedBalance = newValue }
      statement.append("\(old) → \(newValue)")
    }
  }

  init(owner: String, openingBalance: Int) {
    self.owner = owner
    self.balance = openingBalance
  }
}
