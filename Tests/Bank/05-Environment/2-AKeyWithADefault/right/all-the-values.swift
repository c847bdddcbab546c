// The line takes all the values of the environment, and a part of the screen
// has the button.
import ViewCore

struct DiscountKey: EnvironmentKey {
  typealias Value = Int
  static let defaultValue: Value = 0
}

extension EnvironmentValues {
  /// What is taken off every price, in percent.
  var discount: Int {
    get { self[DiscountKey.self] }
    set { self[DiscountKey.self] = newValue }
  }

  fileprivate func left(of price: Int) -> Int {
    price * (100 - discount) / 100
  }
}

/// A donut and its price in cents, such as `Glazed: 300`.
struct PriceLine: View {
  let name: String
  let price: Int
  @Environment(\.self) private var values

  var body: some View {
    Text("\(name): \(values.left(of: price))")
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

  private var discount: Int {
    if isHappyHour { 50 } else { 0 }
  }

  var body: some View {
    HappyHourButton(isOn: $isHappyHour)
    PriceCard()
      .environment(\.discount, discount)
  }
}

private struct HappyHourButton: View {
  @Binding var isOn: Bool
  var body: some View { Button("Happy hour") { isOn.toggle() } }
}
