// TODO 3: Find what is wrong in this file, if anything is.
import ViewCore

/// The settings of this machine, kept in its defaults.
@Observable
final class Settings {
  private let defaults: Defaults

  init(defaults: Defaults) { self.defaults = defaults }

  /// The currency of prices; dollars if none is kept.
  var currency: String {
    get { defaults["currency"] ?? "$" }
    set { defaults["currency"] = newValue }
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
