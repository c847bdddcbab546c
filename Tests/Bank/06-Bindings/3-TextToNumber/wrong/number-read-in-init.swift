// A number that init has read is read again when it changes.
// Refused by: the field reads the number each time
// Seen: a field stands alone, the number behind its binding became 24, and the
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
  @Binding private var pieces: Int
  @State private var draft: String?
  private let shown: String

  init(pieces: Binding<Int>) {
    _pieces = pieces
    shown = String(pieces.wrappedValue)
  }

  private var text: Binding<String> {
    Binding {
      draft ?? shown
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
