import ViewCore

/// What is in the till. Views read it property by property; the cash book,
/// which is older, listens to it as a whole.
@Observable
final class Till: ObservableObject {
  // Why 4: this is report 8. Old listeners subscribe to `objectWillChange`,
  // which comes with the protocol. Nobody listens to another publisher,
  // whatever it is called.
  // Also works: `let objectWillChange = ObservableObjectPublisher()`.
  private(set) var cash = 0 { willSet { objectWillChange.send() } }

  func take(_ amount: Int) { cash += amount }
}

/// What is in the till: `Cash: 0 [Tip]`.
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
