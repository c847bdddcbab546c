import ViewCore

extension EnvironmentValues {
  /// What is taken off every price, in percent.
  // TODO 1: This property forgets what it is set to. Keep it under a key called
  // `DiscountKey`, with the default 0.
  var discount: Int {
    get { 0 }
    set {}
  }
}

/// A donut and its price in cents, such as `Glazed: 300`.
struct PriceLine: View {
  let name: String
  let price: Int

  var body: some View {
    // TODO 2: Take the discount off.
    Text("\(name): \(price)")
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
///
///     [Happy hour]
///     Glazed: 300
///     Filled: 400
struct MenuScreen: View {
  @State private var isHappyHour = false

  var body: some View {
    VStack {
      Button("Happy hour") { isHappyHour.toggle() }
      // TODO 3: In the happy hour everything on the card costs half.
      PriceCard()
    }
  }
}
