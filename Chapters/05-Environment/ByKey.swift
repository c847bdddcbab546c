import LessonKit
import ViewCore

// snippet.a-key
struct CurrencyKey: EnvironmentKey {
  static let defaultValue = "EUR"
}

extension EnvironmentValues {
  var currency: String {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }
}
// snippet.end

// snippet.a-price
struct Price: View {
  let amount: Int
  @Environment(\.currency) var currency
  var body: some View { Text("\(amount) \(currency)") }
}
// snippet.end

let byKey = Run("by-key") {
  // snippet.by-key
  let here = ViewHost(Price(amount: 3))
  print(here.screen)
  let there = ViewHost(
    Price(amount: 3).environment(\.currency, "USD"))
  print(there.screen)
  // snippet.end
}
