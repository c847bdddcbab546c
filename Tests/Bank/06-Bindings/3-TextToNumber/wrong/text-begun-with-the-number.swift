// A State that begins with the number as text goes on following it.
// Refused by: the field follows the order
// Seen: the order became one of 24 pieces, and the screen says "Pieces: 12_
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
  @State private var typed: String

  init(pieces: Binding<Int>) {
    _pieces = pieces
    _typed = State(initialValue: String(pieces.wrappedValue))
  }

  private var text: Binding<String> {
    Binding {
      typed
    } set: { text in
      typed = text
      if let number = Int(text) { pieces = number }
    }
  }

  var body: some View {
    VStack {
      TextField("Pieces", text: text)
      if Int(typed) == nil { Text("\(typed) is no number") }
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
