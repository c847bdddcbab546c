// A text of digits is a number.
// Refused by: what Int does not take is no number
// Seen: "99999999999999999999" was pasted, and the screen says "Pieces: 12_
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
      let digits = text.drop { "+-".contains($0) }
      if !digits.isEmpty, digits.allSatisfy(\.isWholeNumber) {
        pieces = Int(text) ?? pieces
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
