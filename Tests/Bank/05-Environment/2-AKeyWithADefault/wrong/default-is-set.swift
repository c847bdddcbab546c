// Setting a value gives its key another default.
// Refused by: the default is 0, and stays 0
// Seen: has set it to 25 elsewhere, 25
import ViewCore

struct DiscountKey: EnvironmentKey {
  nonisolated(unsafe) static var defaultValue = 0
}

extension EnvironmentValues {
  /// What is taken off every price, in percent.
  var discount: Int {
    get { DiscountKey.defaultValue }
    set { DiscountKey.defaultValue = newValue }
  }
}

/// A donut and its price in cents, such as `Glazed: 300`.
struct PriceLine: View {
  let name: String
  let price: Int
  @Environment(\.discount) private var discount

  var body: some View {
    Text("\(name): \(price * (100 - discount) / 100)")
  }
}

/// What there is to buy. The card is finished, and knows no discount.
struct PriceCard: View {
  var body: some View {
    VStack {
      PriceLine(name: "Glazed", price: 300)
      PriceLine(name: "Filled", price: 400)
    }
  }
}

/// The card, and a button that begins and ends the happy hour.
struct MenuScreen: View {
  @State private var isHappyHour = false

  var body: some View {
    VStack {
      Button("Happy hour") { isHappyHour.toggle() }
      PriceCard()
        .environment(\.discount, isHappyHour ? 50 : 0)
    }
  }
}
