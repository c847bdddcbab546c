// TODO 4: Find what is wrong in this file, if anything is.
import ViewCore

/// The cash in the till. Views observe its properties; the cash book, which is
/// older, subscribes to the whole object.
@Observable
final class Till: ObservableObject {
  let willChange = ObservableObjectPublisher()
  private(set) var cash = 0 { willSet { willChange.send() } }

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
