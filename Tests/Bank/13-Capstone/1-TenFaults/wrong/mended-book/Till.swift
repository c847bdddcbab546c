// One fixed fault is enough to go on with: the cash book.
// Refused by: the kitchen does not hear of the note
// Seen: says "Kitchen: no note"
import ViewCore

/// What is in the till. Views read it property by property; the cash book,
/// which is older, listens to it as a whole.
@Observable
final class Till: ObservableObject {
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
