// A modifier of its own sets the discount, which an observable object keeps.
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

extension View {
  func discount(_ percent: Int) -> some View {
    environment(\.discount, percent)
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
  var discount: Int { isOn ? 50 : 0 }
}

/// The card, and a button that begins and ends the happy hour.
struct MenuScreen: View {
  @State private var happyHour = HappyHour()

  var body: some View {
    VStack {
      Button("Happy hour") { happyHour.isOn.toggle() }
      PriceCard().discount(happyHour.discount)
    }
  }
}
