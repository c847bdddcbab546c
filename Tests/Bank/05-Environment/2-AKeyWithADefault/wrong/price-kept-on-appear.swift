// What is worked out from the environment belongs in a state, and is written
// when the line appears.
// Refused by: another discount evaluates each line once
// Seen: 25 took the place of 50, and the card says "Glazed: 150
import ViewCore

struct DiscountKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// What is taken off every price, in percent.
  var discount: Int {
    get { self[DiscountKey.self] }
    set { self[DiscountKey.self] = newValue }
  }
}

/// A donut and its price in cents, such as `Glazed: 300`.
struct PriceLine: View {
  let name: String
  let price: Int
  @Environment(\.discount) private var discount
  @State private var left = 0

  var body: some View {
    Text("\(name): \(left)")
      .onAppear { left = price * (100 - discount) / 100 }
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
