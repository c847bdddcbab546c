// What is done with a value can be handed down as well as the value.
// Refused by: the same discount evaluates no line
// Seen: evaluated: [Parent: state round, PriceLine: environment LeftKey,
import ViewCore

struct DiscountKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct LeftKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: (Int) -> Int = { $0 }
}

extension EnvironmentValues {
  /// What is taken off every price, in percent.
  var discount: Int {
    get { self[DiscountKey.self] }
    set {
      self[DiscountKey.self] = newValue
      self[LeftKey.self] = { $0 * (100 - newValue) / 100 }
    }
  }

  fileprivate var left: (Int) -> Int { self[LeftKey.self] }
}

/// A donut and its price in cents, such as `Glazed: 300`.
struct PriceLine: View {
  let name: String
  let price: Int
  @Environment(\.left) private var left

  var body: some View {
    Text("\(name): \(left(price))")
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
