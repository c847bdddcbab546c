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
  // TODO 1: A text that is no number has no place in the order. Give it one.

  private var text: Binding<String> {
    Binding {
      // TODO 2: Read the text that is no number, while there is one.
      String(pieces)
    } set: { text in
      // TODO 3: A text that is no number makes the order one of 0 pieces. Leave
      // the order alone, and keep the text.
      pieces = Int(text) ?? 0
    }
  }

  var body: some View {
    VStack {
      TextField("Pieces", text: text)
      // TODO 4: Say that a text is no number, while there is one.
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
