// TODO 4: Find what is wrong in this file, if anything is.
import ViewCore

/// What is in the till. Views read it property by property; the cash book,
/// which is older, listens to it as a whole.
@Observable
final class Till: ObservableObject {
  let willChange = ObservableObjectPublisher()
  private(set) var cash = 0 { willSet { willChange.send() } }

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
