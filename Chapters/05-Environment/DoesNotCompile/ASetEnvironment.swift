import ViewCore

struct CurrencyKey: EnvironmentKey {
  static let defaultValue = "EUR"
}

extension EnvironmentValues {
  var currency: String {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }
}

// snippet.a-set-environment
struct Setter: View {
  @Environment(\.currency) var currency
  var body: some View {
    Button("Dollars") { self.currency = "USD" }
  }
}
// snippet.end
