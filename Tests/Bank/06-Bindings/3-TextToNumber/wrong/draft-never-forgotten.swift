// Setting the number is enough to show it again.
// Refused by: the line is gone after the next number
// Seen: a dozen was typed, then 12, which the order had already, and the
import ViewCore

/// An order of donuts.
@Observable
final class Order {
  var pieces = 12
}

/// A field for a number that somebody else owns.
///
///     Pieces: 12_
///
/// What is typed and is no number stays in the field, with a line below:
///
///     Pieces: a dozen_
///     a dozen is no number
struct PiecesField: View {
  @Binding var pieces: Int
  @State private var draft: String?

  private var text: Binding<String> {
    Binding {
      draft ?? String(pieces)
    } set: { text in
      if let number = Int(text) {
        pieces = number
      } else {
        draft = text
      }
    }
  }

  var body: some View {
    VStack {
      TextField("Pieces", text: text)
      if let draft { Text("\(draft) is no number") }
    }
  }
}

/// An order, and the field that edits it.
///
///     Pieces: 12_
///     12 donuts
struct OrderScreen: View {
  @Bindable var order: Order

  var body: some View {
    VStack {
      PiecesField(pieces: $order.pieces)
      Text("\(order.pieces) donuts")
    }
  }
}
