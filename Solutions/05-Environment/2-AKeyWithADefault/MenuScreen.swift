import ViewCore

// Why 1: the type is a name under which each branch can keep a value of its
// own. Where nobody has handed anything down, a view finds the default.
// Also works: `static var defaultValue: Int { 0 }`.
struct DiscountKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// What is taken off every price, in percent.
  var discount: Int {
    // Why 2: the subscript looks up what is kept under the key here, or else
    // further up. All branches would share a variable of your own.
    get { self[DiscountKey.self] }
    set { self[DiscountKey.self] = newValue }
  }
}

/// A donut and its price in cents, such as `Glazed: 300`.
struct PriceLine: View {
  let name: String
  let price: Int

  // Why 3: the line asks for the discount itself. When the discount changes, the
  // line is evaluated, and the card above it is not.
  @Environment(\.discount) private var discount

  var body: some View { Text("\(name): \(price * (100 - discount) / 100)") }
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
        // Why 4: an @Environment property cannot be set. The view that decides
        // on the value keeps it in a state, and hands it down at each
        // evaluation.
        .environment(\.discount, isHappyHour ? 50 : 0)
    }
  }
}
