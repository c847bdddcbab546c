import ViewCore

/// The cash in the till. Views observe its properties; the cash book, which is
/// older, subscribes to the whole object.
@Observable
final class Till: ObservableObject {
  // Why 4: this is report 8. Old subscribers use `objectWillChange`, which
  // comes with the protocol. No subscriber uses another publisher, whatever
  // it's called.
  // Also works: `let objectWillChange = ObservableObjectPublisher()`.
  private(set) var cash = 0 { willSet { objectWillChange.send() } }

  func take(_ amount: Int) { cash += amount }
}

/// The line for the till: `Cash: 0 [Tip]`.
struct TillLine: View {
  let till: Till
  let tip: () -> Void

  var body: some View {
    HStack {
      Text("Cash: \(till.cash)")
      Button("Tip", action: tip)
    }
  }
}
