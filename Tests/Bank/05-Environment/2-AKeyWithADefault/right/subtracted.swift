// The line subtracts the discount, and the screen sets it on all that it shows.
import ViewCore

struct DiscountKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
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
    let off = price * discount / 100
    HStack {
      Text("\(name):")
      Text("\(price - off)")
    }
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
  @State private var percent = 0

  var body: some View {
    VStack {
      Button("Happy hour") { percent = 50 - percent }
      PriceCard()
    }
    .environment(\.discount, percent)
  }
}
