// A switch that concerns the whole menu belongs in one object for all screens.
// Refused by: each screen has its own happy hour
// Seen: the happy hour has begun on the second of two screens, and they say
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

@Observable
private final class HappyHour {
  var isOn = false
}

private let happyHour = HappyHour()

/// The card, and a button that begins and ends the happy hour.
struct MenuScreen: View {
  var body: some View {
    VStack {
      Button("Happy hour") { happyHour.isOn.toggle() }
      PriceCard()
        .environment(\.discount, happyHour.isOn ? 50 : 0)
    }
    .onAppear { happyHour.isOn = false }
  }
}
