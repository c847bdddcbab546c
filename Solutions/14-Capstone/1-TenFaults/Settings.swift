import ViewCore

/// What is set on this machine, and kept in its defaults.
@Observable
final class Settings {
  private let defaults: Defaults

  init(defaults: Defaults) { self.defaults = defaults }

  /// What prices are in; dollars, if nothing is kept.
  var currency: String {
    // Why 3: this is report 2. The value is kept in the defaults, which are not
    // observable. So the macro has nothing to observe here, and the accessors
    // announce it themselves.
    // Also works: a stored property that begins with the kept value, and whose
    // `didSet` keeps each new one.
    get {
      access(keyPath: \.currency)
      return defaults["currency"] ?? "$"
    }
    set {
      withMutation(keyPath: \.currency) { defaults["currency"] = newValue }
    }
  }

  /// Changes from dollars to euros, and back.
  func changeCurrency() {
    currency = currency == "$" ? "€" : "$"
  }
}

/// What all orders cost: `Total: 9 $ [Currency]`.
struct TotalLine: View {
  let shift: Shift
  let settings: Settings

  var body: some View {
    HStack {
      Text("Total: \(shift.total) \(settings.currency)")
      Button("Currency") { settings.changeCurrency() }
    }
  }
}
