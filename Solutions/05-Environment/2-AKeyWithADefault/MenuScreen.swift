import ViewCore

// Why 1: the type is a name under which each branch can have its own value. If
// no value is injected, a view finds the default.
// Also works: `static var defaultValue: Int { 0 }`.
struct DiscountKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// The percentage taken off every price.
  var discount: Int {
    // Why 2: the subscript looks up the value under the key in this branch, or
    // else in the branches around it. A variable of your own would be shared by
    // all branches.
    get { self[DiscountKey.self] }
    set { self[DiscountKey.self] = newValue }
  }
}

/// A donut and its price in cents, such as `Glazed: 300`.
struct PriceLine: View {
  let name: String
  let price: Int

  // Why 3: the line reads the discount itself. When the discount changes, the
  // line is re-evaluated, and the card around it isn't.
  @Environment(\.discount) private var discount

  var body: some View { Text("\(name): \(price * (100 - discount) / 100)") }
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
        // Why 4: you can't set an @Environment property. The view that decides
        // on the value stores it in a state, and injects it at each evaluation.
        .environment(\.discount, isHappyHour ? 50 : 0)
    }
  }
}
