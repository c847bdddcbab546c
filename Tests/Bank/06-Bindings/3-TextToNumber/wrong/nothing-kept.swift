// Setting nothing leaves what was typed in the field.
// Refused by: what is no number stays in the field
// Seen: a dozen was typed, and the screen says "Pieces: 12_
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
      String(pieces)
    } set: { text in
      if let number = Int(text) {
        pieces = number
        draft = nil
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
