import ViewCore

// TODO 1: Make a key called `DiscountKey`, with the default 0.

extension EnvironmentValues {
  /// What is taken off every price, in percent.
  var discount: Int {
    // TODO 2: This property forgets what it is set to. Keep it under the key.
    get { 0 }
    set {}
  }
}

/// A donut and its price in cents, such as `Glazed: 300`.
struct PriceLine: View {
  let name: String
  let price: Int

  // TODO 3: Take the discount off.
  var body: some View { Text("\(name): \(price)") }
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
///
///     [Happy hour]
///     Glazed: 300
///     Filled: 400
struct MenuScreen: View {
  @State private var isHappyHour = false

  var body: some View {
    VStack {
      Button("Happy hour") { isHappyHour.toggle() }
      PriceCard()
      // TODO 4: During happy hour everything on the card costs half.
    }
  }
}
