// A line says a text as it would stand in a sentence.
// Refused by: what Int does not take is no number
// Seen: "A dozen" was pasted, and the screen says "Pieces: a dozen_
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
        draft = nil
      } else {
        draft = text.lowercased()
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
