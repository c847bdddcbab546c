// TODO 3: Find what is wrong in this file, if anything is.
import ViewCore

/// What is set on this machine, and kept in its defaults.
@Observable
final class Settings {
  private let defaults: Defaults

  init(defaults: Defaults) { self.defaults = defaults }

  /// What prices are in; dollars, if nothing is kept.
  var currency: String {
    get { defaults["currency"] ?? "$" }
    set { defaults["currency"] = newValue }
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
