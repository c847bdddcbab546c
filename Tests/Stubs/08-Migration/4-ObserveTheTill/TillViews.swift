import ViewCore

/// What is in the till: `Cash: 0 [Sell]`.
struct CashLine: View {
  let till: ObservedTill

  var body: some View {
    HStack {
      Text("Cash: \(till.cash)")
      Button("Sell") { till.cash += 3 }
    }
  }
}

/// Whether the till is open, with a switch: `[x] Open`.
struct OpenSwitch: View {
  @Bindable var till: ObservedTill

  var body: some View {
    Toggle("Open", isOn: $till.isOpen)
  }
}
