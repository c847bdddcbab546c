import ViewCore

// TODO 1: Make a key called `DiscountKey`, with the default 0.

extension EnvironmentValues {
  /// The percentage taken off every price.
  var discount: Int {
    // TODO 2: This property forgets its value. Store it under the key.
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

/// The goods for sale. The card is finished, and doesn't know about discounts.
struct PriceCard: View {
  var body: some View {
    VStack {
      PriceLine(name: "Glazed", price: 300)
      PriceLine(name: "Filled", price: 400)
    }
  }
}

/// The card, and a button that starts and ends happy hour.
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
