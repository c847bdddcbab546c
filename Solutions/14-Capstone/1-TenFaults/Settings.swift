import ViewCore

/// The settings of this machine, kept in its defaults.
@Observable
final class Settings {
  private let defaults: Defaults

  init(defaults: Defaults) { self.defaults = defaults }

  /// The currency of prices; dollars if none is kept.
  var currency: String {
    // Why 3: this is report 2. The value is kept in the defaults, which aren't
    // observable. So the macro has nothing to observe here, and the accessors
    // notify observers themselves.
    // Also works: a stored property that starts with the kept value, and whose
    // `didSet` saves each new value.
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

/// The price of all orders: `Total: 9 $ [Currency]`.
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
